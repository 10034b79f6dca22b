import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import type { PruningRule } from './PruningRule.ts';

interface Expiry {
  table: keyof Tables;
  /** What names a row. */
  key: readonly string[];
  /** Column with an index, by which the oldest are found. */
  column: string;
  /** Rows whose column is this moment or earlier may go, ms. */
  untilMs: (nowMs: number) => number;
  /** What else must be so. */
  where?: (nowMs: number) => RawBuilder<boolean>;
}

/** A rule for rows that may go after a time, the oldest first, found by an index. */
export const expiredRows = ({ table, key, column, untilMs, where }: Expiry): PruningRule => ({
  table,
  prune: async (transaction, nowMs, limit) => {
    const columns = sql.join(key.map((name) => sql.ref(name)));
    const old = sql<boolean>`${sql.ref(column)} <= ${untilMs(nowMs)} and ${where?.(nowMs) ?? sql`1 = 1`}`;
    const found = sql`select ${columns} from ${sql.table(table)} where ${old} order by ${sql.ref(column)} limit ${limit}`;
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where(sql<boolean>`(${columns}) in (${found})`)
      // Once more, since another one may have renewed it meanwhile, and so that parts of a table without old rows are not asked.
      .where(old)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});
