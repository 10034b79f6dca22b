import type { ServerMetrics } from '@shuye/telemetry';
import type { Database } from '../database/schema/Database.ts';
import type { Lookups } from '../database/schema/Lookups.ts';

export interface WatchedGateway {
  database: Database;
  memory: { lookups: Lookups };
  longReads: { waiting: () => number };
  /** How often each limit refused. */
  refused: Readonly<Record<string, number>> | undefined;
  /** Parts that may be lost, and whether each is not asked at the moment. */
  leftAlone: Readonly<Record<string, (() => boolean) | undefined>>;
}

/** Measures what the gateway keeps, waits for and refuses, beside its requests. */
export function watchGateway(metrics: ServerMetrics, watched: WatchedGateway): void {
  const { database, memory, longReads, refused, leftAlone } = watched;
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
  metrics.gauge({
    name: 'part_left_alone',
    help: '1 while a part does not answer and is not asked: Redis, the replica, the store of files.',
    label: 'part',
    read: () => {
      const parts = Object.entries(leftAlone).map(([part, is]) => (is ? [[part, is() ? 1 : 0] as const] : []));
      return Object.fromEntries(parts.flat());
    },
  });
}
