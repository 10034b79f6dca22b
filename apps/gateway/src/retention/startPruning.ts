import type { ServerMetrics } from '@shuye/telemetry';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { dialectOf } from '../database/migrations/dialectOf.ts';
import type { Database } from '../database/schema/Database.ts';
import { prune, type Pruning } from './prune.ts';

const INTERVAL_MS = 60_000;
/** After the start, so that gateways that start together do not all begin at once. */
const FIRST_MS = 5000;
const FIRST_SPREAD_MS = 20_000;

/** Clocks of gateway and database that are further apart are not trusted with what may go, in milliseconds. */
const CLOCK_TOLERANCE_MS = 300_000;

interface PruningParts extends Pick<Pruning, 'database' | 'retention'> {
  metrics: Pick<ServerMetrics, 'gauge' | 'total'> | undefined;
  log: Logger;
  nowMs: () => number;
  /** Removes files that belong to no row any more. Rejects where the store does not answer: the next round does it. */
  clearFiles?: (nowMs: number) => Promise<void>;
}

/** How far the gateway's clock is ahead of the database's, in milliseconds; an embedded one has no clock of its own. */
async function clockLead(database: Database, nowMs: () => number): Promise<number> {
  if (dialectOf(database) === 'sqlite') return 0;
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(database);
  return nowMs() - (rows[0]?.now ?? nowMs());
}

/** A round of pruning, which tells what it did in the log and in what `totals` counts. */
export function createPruner({
  database,
  retention,
  metrics,
  log,
  nowMs,
  clearFiles,
}: PruningParts): () => Promise<void> {
  const totals: Record<string, number> = {};
  let endedAtMs = 0;
  let isClockTold = false;
  metrics?.total({
    name: 'rows_pruned_total',
    help: 'Rows that were old enough to go, by their table.',
    label: 'table',
    read: () => ({ ...totals }),
  });
  metrics?.gauge({
    name: 'pruned_timestamp_seconds',
    help: 'When old rows were last looked for, by this gateway or while another one did.',
    read: () => endedAtMs / 1000,
  });

  return async () => {
    try {
      const leadMs = await clockLead(database, nowMs);
      if (Math.abs(leadMs) > CLOCK_TOLERANCE_MS) {
        if (!isClockTold)
          log.error({ leadMs }, 'the clocks of this gateway and of the database are apart: nothing is pruned here');
        isClockTold = true;
        return;
      }
      isClockTold = false;
      const pruned = await prune({ database, retention, nowMs: nowMs() });
      endedAtMs = nowMs();
      if (pruned === undefined) return;
      for (const [table, rows] of Object.entries(pruned.rows)) totals[table] = (totals[table] ?? 0) + rows;
      if (pruned.days.length + Object.keys(pruned.rows).length > 0) log.info({ ...pruned }, 'old rows were deleted');
      await clearFiles?.(nowMs());
    } catch (error) {
      log.warn({ err: error }, 'old rows were not deleted');
    }
  };
}

/** Deletes once a minute what may go. The answer ends it. */
export function startPruning(parts: PruningParts): () => void {
  const round = createPruner(parts);
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const turn = async (): Promise<void> => {
    await round();
    if (!isStopped) timer = setTimeout(() => void turn(), INTERVAL_MS).unref();
  };
  timer = setTimeout(() => void turn(), FIRST_MS + Math.random() * FIRST_SPREAD_MS).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
