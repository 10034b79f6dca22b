import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CommandFailure } from '../processes/CommandFailure.ts';
import { root } from '../processes/root.ts';

/** Makes a folder and those above it one by one: Node's own recursive way never comes back where none may be made (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * The data folder, made when it is not there: `SHUYE_DATA_DIR`, or `.data` in the repository.
 * @throws CommandFailure in one sentence when it cannot be written.
 */
export function openDataDir(env: NodeJS.ProcessEnv): string {
  const dataDir = resolve(root, env['SHUYE_DATA_DIR'] ?? '.data');
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The data folder ${dataDir} cannot be written; set SHUYE_DATA_DIR to another one (${reason}).`;
    throw new CommandFailure(message, { cause: error });
  }
  return dataDir;
}
