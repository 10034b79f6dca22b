import type { ServerMetrics } from '@shuye/telemetry';
import type { Database } from '../database/schema/Database.ts';
import type { Lookups } from '../database/schema/Lookups.ts';

export interface WatchedGateway {
  database: Database;
  memory: { lookups: Lookups };
  longReads: { waiting: () => number };
  /** How often each limit refused. */
  refused: Readonly<Record<string, number>> | undefined;
}

/** Measures what the gateway keeps, waits for and refuses, beside its requests. */
export function watchGateway(metrics: ServerMetrics, { database, memory, longReads, refused }: WatchedGateway): void {
  metrics.gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL: busy, idle; waiting are queries that have none.',
    label: 'state',
    read: () => ({ ...database.connections?.() }),
  });
  metrics.gauge({
    name: 'long_reads_waiting',
    help: 'Pieces of long readings, such as large shelves, that wait for their turn.',
    read: longReads.waiting,
  });
  const lookups = (outcome: keyof Lookups) => () => ({
    answers: memory.lookups[outcome],
    ...(database.libraryCache ? { library: database.libraryCache.lookups[outcome] } : {}),
  });
  metrics.total({
    name: 'cache_hits_total',
    help: 'Answers that guests share, and values of the library, that were there when they were looked for.',
    label: 'cache',
    read: lookups('hit'),
  });
  metrics.total({
    name: 'cache_misses_total',
    help: 'Answers and values that had to be made.',
    label: 'cache',
    read: lookups('miss'),
  });
  metrics.total({
    name: 'rate_limited_total',
    help: 'Requests that were answered 429, by the limit that they met.',
    label: 'limit',
    read: () => ({ ...refused }),
  });
}
