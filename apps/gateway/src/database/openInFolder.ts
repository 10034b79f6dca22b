import type SQLite from 'better-sqlite3';
import { errorCode } from '../files/errorCode.ts';
import { ConfigError } from '../config/ConfigError.ts';
import { openVerified } from './openVerified.ts';

/** The file may not be made, read or written. */
const NO_ACCESS = /^(?:EACCES|EPERM|EROFS|EISDIR|SQLITE_(?:CANTOPEN|READONLY|PERM|AUTH)\w*)$/;

/**
 * Opens the database file of a data folder.
 * @throws ConfigError where it cannot be written; CorruptDatabase where it was cut off or is no database.
 */
export function openInFolder(dataDir: string, file: string): SQLite.Database {
  try {
    return openVerified(file);
  } catch (cause) {
    const code = errorCode(cause);
    if (!NO_ACCESS.test(code)) throw cause;
    throw new ConfigError(`SHUYE_DATA_DIR is "${dataDir}", but its database cannot be written (${code}).`, { cause });
  }
}
