import type { GatewayConfig } from './readConfig.ts';

/** Keys of the environment: no line of the log may hold one of them (R25). */
export const knownSecrets = ({ signKeys, login, pay }: GatewayConfig): string[] =>
  [...Object.values(signKeys), login.secretKey, login.hostLoginKey, pay.callbackKey].filter((key) => key !== undefined);
