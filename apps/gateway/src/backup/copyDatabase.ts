import { open } from 'node:fs/promises';
import SQLite from 'better-sqlite3';
import { createPrivateFile } from '../files/createPrivateFile.ts';

/** More pages than a database has: the whole of it is copied as it is at one moment, while readers and writers go on. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies an embedded database that may be in use, as one file that holds everything. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new SQLite(from, { fileMustExist: true });
  try {
    createPrivateFile(to);
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new SQLite(to);
  copy.pragma('journal_mode = DELETE');
  copy.close();
  const file = await open(to);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
