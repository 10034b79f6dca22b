import { sql, type Transaction } from 'kysely';
import type { Tables } from './schema/Tables.ts';

export const DAY_MS = 86_400_000;

/** Days (UTC) from today on that have a table of their own: longer than a gateway is likely to be away, or its clock wrong. */
const DAYS_AHEAD = 7;

/** What others may wait at most for a table that is made or dropped: whoever holds it longer is let be until the next round. */
const LOCK_TIMEOUT = '1s';

interface Partition {
  name: string;
  /** The first moment after its events, ms; undefined for the one that takes what no other takes. */
  endMs: number | undefined;
}

async function partitions(transaction: Transaction<Tables>): Promise<Partition[]> {
  const { rows } = await sql<{ name: string; bounds: string }>`
    select part.relname as name, pg_get_expr(part.relpartbound, part.oid) as bounds
    from pg_inherits join pg_class as part on part.oid = inhrelid
    where inhparent = 'collected_event'::regclass`.execute(transaction);
  return rows.map(({ name, bounds }) => {
    const end = / TO \('?(\d+)'?\)$/.exec(bounds)?.[1];
    return { name, endMs: end === undefined ? undefined : Number(end) };
  });
}

const nameOf = (dayMs: number): string =>
  `collected_event_${new Date(dayMs).toISOString().slice(0, 10).replaceAll('-', '')}`;

/**
 * Makes the tables of the coming days, and drops those of days whose events may be kept no longer: in PostgreSQL.
 * @param cutoffMs What was received before goes with its whole day, up to a day earlier than it must.
 * @returns The tables that were dropped.
 * @throws Error where another one holds the table for longer than a second: nothing was changed.
 */
export async function turnEventPartitions(
  transaction: Transaction<Tables>,
  { nowMs, cutoffMs }: { nowMs: number; cutoffMs: number },
): Promise<string[]> {
  const existing = await partitions(transaction);
  const ends = existing.flatMap(({ endMs }) => endMs ?? []);
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const missing = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => today + day * DAY_MS).filter(
    (day) => !ends.includes(day + DAY_MS) && day >= (existing.find(isBefore)?.endMs ?? 0),
  );
  const ended = existing.filter(({ endMs }) => endMs !== undefined && endMs <= Math.min(cutoffMs + DAY_MS, nowMs));
  if (missing.length === 0 && ended.length === 0) return [];

  await sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`).execute(transaction);
  for (const day of missing) {
    await sql`create table ${sql.table(nameOf(day))} partition of collected_event
      for values from (${sql.lit(day)}) to (${sql.lit(day + DAY_MS)})`.execute(transaction);
  }
  for (const { name } of ended) await sql`drop table ${sql.table(name)}`.execute(transaction);
  return ended.map(({ name }) => name);
}

/** What was there before days had tables of their own. */
const isBefore = ({ name }: Partition): boolean => name === 'collected_event_before';
