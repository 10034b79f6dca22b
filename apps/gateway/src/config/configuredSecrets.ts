import type { GatewayConfig } from './parseConfig.ts';

/** Keys of the environment: no line of the log may hold one of them (R25). */
export const configuredSecrets = ({ signKeys, login, pay }: GatewayConfig): string[] =>
  [...Object.values(signKeys), login.secretKey, login.hostLoginKey, pay.callbackKey].filter((key) => key !== undefined);
