import { ConfigError } from './ConfigError.ts';

/** What another package throws of the environment, as an error of the configuration: its message is for the operator too. */
export function asConfigError(error: unknown): unknown {
  return error instanceof Error ? new ConfigError(error.message, { cause: error }) : error;
}
