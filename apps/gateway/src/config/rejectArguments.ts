import { ConfigError } from './ConfigError.ts';

/** @throws ConfigError naming the first word of a command line that the gateway would pass over: it may ask for another port. */
export function rejectArguments([word]: readonly string[]): void {
  if (word === undefined) return;
  throw new ConfigError(
    `“${word}” is one word too many: the gateway has no options, its settings are variables such as SHUYE_GATEWAY_PORT (docs/operations.md).`,
  );
}
