import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { CorruptDatabase } from './CorruptDatabase.ts';
import { walPages } from './walPages.ts';
import { openSqlite } from './sqlite.ts';

const DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB|IOERR_SHORT_READ)/;

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** SQLite takes a file of one byte for an empty one. */
const AS_GOOD_AS_EMPTY = 1;

/** SQLite would take an empty file for a new database, whatever its log and the folder's books say. */
function refuseEmptied(file: string): void {
  if (sizeOf(file) > AS_GOOD_AS_EMPTY) return;
  const books = join(dirname(file), 'content');
  const hasBooks = existsSync(books) && readdirSync(books, { recursive: true }).length > 2;
  if (hasBooks || sizeOf(`${file}-wal`) > 0) throw new CorruptDatabase(file);
}

/**
 * A file that was cut off lacks pages, which SQLite may take for empty ones. A process that died leaves a short file
 * too, but all that it lacks in the log.
 */
function refuseCut(sqlite: SQLite.Database, file: string): void {
  const pages = Number(sqlite.pragma('page_count', { simple: true }));
  const size = Number(sqlite.pragma('page_size', { simple: true }));
  const inFile = Math.floor(sizeOf(file) / size);
  if (inFile >= pages) return;
  const inLog = walPages(`${file}-wal`, size);
  for (let page = inFile + 1; page <= pages; page += 1) {
    if (!inLog.has(page)) throw new CorruptDatabase(file);
  }
}

/**
 * Opens a database file, with all that a process that died left in its log.
 * @throws CorruptDatabase where the file was cut off or is no database.
 */
export function openVerified(file: string): SQLite.Database {
  refuseEmptied(file);
  let sqlite: SQLite.Database | undefined;
  try {
    sqlite = openSqlite(file);
    refuseCut(sqlite, file);
    return sqlite;
  } catch (error) {
    sqlite?.close();
    throw error instanceof SQLite.SqliteError && DAMAGE.test(error.code) ? new CorruptDatabase(file, error) : error;
  }
}
