import { setTimeout as pause } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { SqliteAdapter, SqliteDialect, SqliteDriver, type SqliteDatabase } from 'kysely';
import { createPrivateFile } from '../files/createPrivateFile.ts';
import type { SyncReader } from './schema/Database.ts';

/** How long a writer waits for another process (the importer beside a running gateway), in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;
const BUSY_PAUSE_MS = 5;

const isBusy = (error: unknown): boolean => error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** Prepared statements in the cache; those with many values, which hardly recur, are not missed. */
const MAX_STATEMENTS = 500;

/** Reading and planning a statement takes longer than running it: each text is prepared once. */
function preparedOnce(sqlite: SQLite.Database) {
  const statements = new Map<string, SQLite.Statement>();
  return {
    close: () => sqlite.close(),
    prepare: (text: string): SQLite.Statement => {
      const known = statements.get(text);
      const statement = known ?? sqlite.prepare(text);
      // The one that was used last stands last.
      if (known) statements.delete(text);
      else if (statements.size >= MAX_STATEMENTS) statements.delete(statements.keys().next().value ?? '');
      statements.set(text, statement);
      return statement;
    },
  } satisfies SqliteDatabase;
}

/** Begins each transaction as a writer and waits for another process's one without holding up the event loop. */
class WriterFirstDriver extends SqliteDriver {
  readonly #sqlite: SQLite.Database;

  constructor(sqlite: SQLite.Database) {
    super({ database: preparedOnce(sqlite) });
    this.#sqlite = sqlite;
  }

  override async beginTransaction(): Promise<void> {
    for (let waited = 0; ; waited += BUSY_PAUSE_MS) {
      // The timeout is restored before anything else runs: synchronous reads may have to wait too.
      this.#sqlite.pragma('busy_timeout = 0');
      try {
        this.#sqlite.exec('begin immediate');
        return;
      } catch (error) {
        if (!isBusy(error) || waited >= BUSY_TIMEOUT_MS) throw error;
      } finally {
        this.#sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      }
      await pause(BUSY_PAUSE_MS);
    }
  }

  /** A full disk may have taken the transaction back already; what went wrong must not be hidden by that. */
  override async rollbackTransaction(...given: Parameters<SqliteDriver['rollbackTransaction']>): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(...given);
  }
}

/** SQLite can take back new tables too, so that a migration is all or nothing. */
class WholeMigrationAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class WriterFirstDialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database;

  constructor(sqlite: SQLite.Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  override createDriver(): SqliteDriver {
    return new WriterFirstDriver(this.#sqlite);
  }

  override createAdapter(): SqliteAdapter {
    return new WholeMigrationAdapter();
  }
}

const MEMORY = ':memory:';

/**
 * A file of its owner alone in which a committed change survives the process and the loss of power; or `:memory:`, or in
 * memory what another database serialized.
 */
export function openSqlite(file: string | Buffer): SQLite.Database {
  if (typeof file === 'string' && file !== MEMORY) createPrivateFile(file);
  const sqlite = new SQLite(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return sqlite;
}

export const sqliteDialect = (sqlite: SQLite.Database): SqliteDialect => new WriterFirstDialect(sqlite);

/** Changes when another connection has written to the file. */
export function externalDataVersion(sqlite: SQLite.Database): () => number {
  const version = sqlite.prepare('pragma data_version').pluck();
  return () => (sqlite.open ? Number(version.get()) : -1);
}

/** Synchronous reads outside any open transaction. */
export function readerOf(sqlite: SQLite.Database): SyncReader {
  const { prepare } = preparedOnce(sqlite);
  return ({ sql, parameters }) => (sqlite.open && !sqlite.inTransaction ? prepare(sql).all(parameters) : undefined);
}
