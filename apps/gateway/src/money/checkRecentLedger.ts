import { sql } from 'kysely';
import type { Database } from '../database/schema/Database.ts';
import { ownAccounts } from './ledger.ts';

/** More are not looked at in one check: it must cost a busy shop no more than a quiet one. */
const MAX_MOVEMENTS = 500;

/**
 * How many of the latest movements since a moment are wrong: their entries do not sum to 0, or the reader's balance is not
 * the sum of their entries. One statement, so that it sees one state; it reads by index, and the whole ledger is the
 * business of `auditLedger`.
 */
export async function checkRecentLedger(database: Database, sinceMs: number): Promise<number> {
  const { rows } = await sql<{ problems: number }>`
    select count(*) as problems from (
      select movement from ledger_entry
      where account in (${sql.join(ownAccounts)}) and at >= ${sinceMs}
      order by at desc limit ${MAX_MOVEMENTS}
    ) recent
    where (select sum(entry.beans) from ledger_entry entry where entry.movement = recent.movement) <> 0
      or exists (
        select 1 from ledger_entry mine
        where mine.movement = recent.movement and mine.account like 'user:%'
          and coalesce((select beans from bean_balance where user_id = substr(mine.account, 6)), 0)
            <> (select sum(entry.beans) from ledger_entry entry where entry.account = mine.account)
      )`.execute(database);
  return rows[0]?.problems ?? 0;
}
