import { closeSync, openSync } from 'node:fs';

/** Makes an empty file that nobody but its owner may read, where it is not there. SQLite gives its log the same rights. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}
