import SQLite from 'better-sqlite3';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../database/inTransaction.ts';
import { databaseFile, openDatabase, type DatabasePlace } from '../../database/openDatabase.ts';
import { requireLibrary } from '../../database/requireLibrary.ts';
import { BackupFailure } from '../BackupFailure.ts';
import { copyTable, type AnyTables } from './copyTable.ts';
import { tablesInOrder } from './tablesInOrder.ts';

/** Takes the file for this process alone: a gateway that still writes would lose what it writes from now on. */
function openAlone(file: string): SQLite.Database {
  const sqlite = new SQLite(file, { fileMustExist: true, timeout: 1000 });
  try {
    sqlite.pragma('locking_mode = EXCLUSIVE');
    sqlite.exec('begin exclusive');
    return sqlite;
  } catch (cause) {
    sqlite.close();
    throw new BackupFailure(`${file} is in use: stop the gateway and wait for imports, then try again.`, { cause });
  }
}

async function refuseRows(database: Kysely<AnyTables>, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const row = await database.selectFrom(table).selectAll().limit(1).executeTakeFirst();
    if (row) {
      throw new BackupFailure(`The PostgreSQL is not empty: its table ${table} has rows. Name an empty database.`);
    }
  }
}

/**
 * Copies all tables of a data folder into an empty PostgreSQL, in one transaction, each compared with its original.
 * The data folder stays as it is.
 * @returns Rows of each table.
 * @throws BackupFailure when the folder is in use, the PostgreSQL is not empty, or a copy differs.
 */
export async function movePlace(
  { dataDir, databaseUrl }: DatabasePlace,
  onTable: (table: string) => void = () => undefined,
): Promise<Record<string, number>> {
  if (databaseUrl === undefined) throw new BackupFailure('Set DATABASE_URL to the address of an empty PostgreSQL.');
  const file = databaseFile(dataDir);
  requireLibrary({ dataDir });
  // Brings an older file's tables up to date before they are copied.
  await (await openDatabase({ dataDir })).destroy();
  const from = openAlone(file);
  try {
    const to = await openDatabase({ dataDir, databaseUrl });
    try {
      const tables = tablesInOrder(from);
      await refuseRows(to as unknown as Kysely<AnyTables>, tables);
      return await inTransaction(to, async (transaction) => {
        const counts: Record<string, number> = {};
        for (const table of tables) {
          onTable(table);
          counts[table] = await copyTable(from, transaction as unknown as Transaction<AnyTables>, table);
        }
        return counts;
      });
    } finally {
      await to.destroy();
    }
  } finally {
    from.close();
  }
}
