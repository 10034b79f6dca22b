import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { library } from './migrations/0001-library.ts';
import { discovery } from './migrations/0002-discovery.ts';
import { search } from './migrations/0003-search.ts';
import { accounts } from './migrations/0004-accounts.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

/** In the order of their names; a migration that was released is never edited. */
const migrations = {
  '0001-library': library,
  '0002-discovery': discovery,
  '0003-search': search,
  '0004-accounts': accounts,
};

/** How long a writer waits for another process (the importer beside a running gateway), in milliseconds. */
const BUSY_TIMEOUT = 5000;

function openSqlite(file: string): SQLite.Database {
  const sqlite = new SQLite(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  return sqlite;
}

/**
 * Opens the database of a data folder, or one in memory for tests, and brings its tables up to date.
 * @throws Error of the first migration that failed; the tables stay as they were before it.
 */
export async function openDatabase(place: { dataDir: string } | 'memory'): Promise<Database> {
  if (place !== 'memory') mkdirSync(place.dataDir, { recursive: true });
  const file = place === 'memory' ? ':memory:' : join(place.dataDir, 'shuye.db');
  const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(file) }) });

  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
