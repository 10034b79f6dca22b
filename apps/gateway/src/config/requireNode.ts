import { ConfigError } from './ConfigError.ts';

/** The oldest Node that the binding of SQLite runs on: an older one ends by a segmentation fault, without a word. */
const OLDEST = 22;

/** @throws ConfigError where the Node that runs this is too old. */
export function requireNode(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST) return;
  throw new ConfigError(
    `Node ${version} is running, ${OLDEST} or newer is needed: node_modules/.bin of the repository has one.`,
  );
}
