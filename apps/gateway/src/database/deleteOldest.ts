import { sql, type RawBuilder } from 'kysely';
import type { Database } from './schema/Database.ts';

interface Excess {
  table: 'book_visits' | 'energy_progress' | 'idempotency' | 'session' | 'shelf_device';
  userId: string;
  /** Column of the time by which rows are old. */
  column: string;
  /** Rows of the account that stay; more only where several are equally old. */
  max: number;
  /** Rows that count; the others are left alone. */
  where?: RawBuilder<boolean>;
}

/** Deletes an account's oldest rows beyond a number: what its readers do by the thousand ends somewhere (E20). */
export async function deleteOldest(
  database: Database,
  { table, userId, column, max, where = sql<boolean>`1 = 1` }: Excess,
): Promise<void> {
  const at = sql.ref(column);
  const newest = sql<number>`(
    select ${at} from ${sql.table(table)} where user_id = ${userId} and ${where} order by ${at} desc limit 1 offset ${max - 1}
  )`;
  await database
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where(where)
    .where(sql<boolean>`${at} < ${newest}`)
    .execute();
}
