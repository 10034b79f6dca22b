import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { crashDuring } from '../durability/crashDuring.ts';
import { DamagedDatabase } from './DamagedDatabase.ts';
import { openSqlite } from './sqlite.ts';

const DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB|IOERR_SHORT_READ)/;

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** SQLite would take an empty file for a new database, whatever its log and the folder's books say. */
function refuseEmptied(file: string): void {
  if (sizeOf(file) > 0) return;
  const books = join(dirname(file), 'content');
  const hasBooks = existsSync(books) && readdirSync(books, { recursive: true }).length > 2;
  if (hasBooks || sizeOf(`${file}-wal`) > 0) throw new DamagedDatabase(file);
}

/**
 * A file that was cut off lacks pages, which SQLite may take for empty ones. A process that died while it wrote its log
 * back leaves a short file too, and all that it lacks in the log: only then is it worth reading everything.
 */
function refuseCut(sqlite: SQLite.Database, file: string): void {
  const pages = Number(sqlite.pragma('page_count', { simple: true }));
  const size = Number(sqlite.pragma('page_size', { simple: true }));
  if (sizeOf(file) >= pages * size) return;
  if (sqlite.pragma('integrity_check(1)', { simple: true }) !== 'ok') throw new DamagedDatabase(file);
}

/**
 * Opens a database file and writes what its log holds back into it: a process that died left its log as it was.
 * @throws DamagedDatabase where the file was cut off or is no database.
 */
export function openWhole(file: string): SQLite.Database {
  refuseEmptied(file);
  let sqlite: SQLite.Database | undefined;
  try {
    sqlite = openSqlite(file);
    const opened = sqlite;
    refuseCut(opened, file);
    crashDuring('checkpoint', () => opened.pragma('wal_checkpoint(passive)'));
    return sqlite;
  } catch (error) {
    sqlite?.close();
    throw error instanceof SQLite.SqliteError && DAMAGE.test(error.code) ? new DamagedDatabase(file, error) : error;
  }
}
