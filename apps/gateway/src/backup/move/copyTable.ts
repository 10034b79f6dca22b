import type SQLite from 'better-sqlite3';
import { sql, type Transaction } from 'kysely';
import { BackupFailure } from '../BackupFailure.ts';
import { rowsDigest } from './rowsDigest.ts';

type Row = Record<string, unknown>;
export type AnyTables = Record<string, Row>;

/** Values of one statement: PostgreSQL counts them with sixteen bits. */
const MAX_VALUES = 30_000;
const MAX_ROWS = 1000;

/** Where the table gives numbers itself, the next one is above all that it ever gave. */
async function continueNumbers(
  from: SQLite.Database,
  to: Transaction<AnyTables>,
  table: string,
  column: string,
): Promise<void> {
  const given = from.prepare('select seq from sqlite_sequence where name = ?').pluck().get(table) as number | undefined;
  const { rows } = await sql<{
    name: string | null;
  }>`select pg_get_serial_sequence(${table}, ${column}) as name`.execute(to);
  const sequence = rows[0]?.name;
  if (sequence && given) await sql`select setval(${sequence}, ${given})`.execute(to);
}

/**
 * Copies a table and reads the copy back.
 * @returns How many rows it has.
 * @throws BackupFailure when the copy is not what the original is.
 */
export async function copyTable(from: SQLite.Database, to: Transaction<AnyTables>, table: string): Promise<number> {
  const columns = from.pragma(`table_info("${table}")`) as { name: string; pk: number }[];
  const batch = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.length));
  const original = rowsDigest();
  let rows: Row[] = [];
  const write = async (): Promise<void> => {
    if (rows.length > 0) await to.insertInto(table).values(rows).execute();
    rows = [];
  };
  // Without the iterator's rows in memory at once; statements of a transaction run one after the other anyway.
  for (const row of from.prepare(`select * from "${table}"`).iterate() as Iterable<Row>) {
    original.add(row);
    rows.push(row);
    if (rows.length === batch) await write();
  }
  await write();

  const copied = rowsDigest();
  for (const row of await to.selectFrom(table).selectAll().execute()) copied.add(row);
  if (copied.value() !== original.value()) {
    throw new BackupFailure(`The table ${table} is not the same in PostgreSQL; nothing was moved.`);
  }
  const key = columns.find(({ pk }) => pk === 1)?.name;
  if (key !== undefined) await continueNumbers(from, to, table, key);
  return original.count();
}
