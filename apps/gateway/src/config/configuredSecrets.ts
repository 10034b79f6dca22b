import { unescape } from 'node:querystring';
import type { GatewayConfig } from './parseConfig.ts';

/** A shorter password is a word that stands in many lines, and protects nothing. */
const MIN_PASSWORD = 8;

/** The password in the address of a server, in both of its spellings. */
function passwordsIn(address: string | undefined): string[] {
  const password = address === undefined || !URL.canParse(address) ? '' : new URL(address).password;
  return [password, unescape(password)].filter(({ length }) => length >= MIN_PASSWORD);
}

/** Keys of the environment: no line of the log may hold one of them (R25). */
export const configuredSecrets = (config: GatewayConfig): string[] => {
  const { signKeys, login, pay, rates, files, metrics } = config;
  return [
    ...Object.values(signKeys).flat(),
    login.secretKey,
    login.formerSecretKey,
    login.hostLoginKey,
    pay.callbackKey,
    pay.formerCallbackKey,
    rates.renderingKey,
    files?.secretAccessKey,
    ...[config.databaseUrl, config.databaseReadUrl, config.redisUrl].flatMap(passwordsIn),
    metrics?.token,
  ].filter((key) => key !== undefined);
};
