import SQLite from 'better-sqlite3';
import { BackupFailure } from './BackupFailure.ts';

/** @throws BackupFailure when the file is no database or a damaged one. */
export function checkDatabase(file: string): void {
  try {
    const database = new SQLite(file, { fileMustExist: true, readonly: true });
    try {
      const found = database.pragma('integrity_check', { simple: true });
      if (found !== 'ok') throw new Error(String(found));
    } finally {
      database.close();
    }
  } catch (cause) {
    throw new BackupFailure(`The database ${file} is damaged.`, { cause });
  }
}
