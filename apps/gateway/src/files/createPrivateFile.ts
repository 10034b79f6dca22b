import { closeSync, openSync } from 'node:fs';

/** Creates an empty file with mode 0600 where there is none. SQLite gives its log the same mode. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}
