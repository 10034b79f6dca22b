import { accessSync } from 'node:fs';
import { errorCode } from './errorCode.ts';
import { ConfigError } from '../config/ConfigError.ts';
import { makeFolder } from './makeFolder.ts';

/**
 * Creates the data folder where it does not exist.
 * @throws ConfigError when that cannot be, or something else is there.
 */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // The dot is in folders only.
    accessSync(`${dataDir}/.`);
  } catch (cause) {
    throw new ConfigError(
      `SHUYE_DATA_DIR is "${dataDir}", but that folder cannot be made or used (${errorCode(cause)}).`,
      {
        cause,
      },
    );
  }
}
