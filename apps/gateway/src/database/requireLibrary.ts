import { existsSync } from 'node:fs';
import { ConfigError } from '../config/ConfigError.ts';
import { databaseFile, type DatabasePlace } from './openDatabase.ts';

/**
 * Before a command that only looks at what is there, or changes it: a mistyped folder must not become an empty library in good
 * order.
 * @throws ConfigError where the data folder should hold a database and holds none.
 */
export function requireLibrary({ dataDir, databaseUrl }: DatabasePlace): void {
  if (databaseUrl !== undefined || existsSync(databaseFile(dataDir))) return;
  throw new ConfigError(`${dataDir} holds no library: set SHUYE_DATA_DIR to the folder that the gateway uses.`);
}
