import type { GatewayConfig } from './parseConfig.ts';

/** Keys of the environment: no line of the log may hold one of them (R25). */
export const configuredSecrets = ({ signKeys, login, pay, rates }: GatewayConfig): string[] =>
  [
    ...Object.values(signKeys).flat(),
    login.secretKey,
    login.formerSecretKey,
    login.hostLoginKey,
    pay.callbackKey,
    pay.formerCallbackKey,
    rates.renderingKey,
  ].filter((key) => key !== undefined);
