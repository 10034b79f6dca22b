import { setTimeout as pause } from 'node:timers/promises';
import type { RetentionConfig } from '../config/retentionConfig.ts';
import { DAY_MS, turnEventPartitions } from '../database/eventPartitions.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { dialectOf } from '../database/migrations/dialectOf.ts';
import type { Database } from '../database/schema/Database.ts';
import { takesAdvisoryLock } from '../database/withAdvisoryLock.ts';
import type { PruningRule } from './PruningRule.ts';
import { retentionRules } from './retentionRules.ts';

/** Rows of one statement: some milliseconds of an embedded database, whose gateway answers nobody meanwhile. */
const BATCH = 500;

/** Between two statements, in milliseconds: readers come first. */
const PAUSE_MS = 20;

/** A round ends then; what is left waits for the next one. */
const MAX_ROUND_MS = 30_000;

export interface Pruning {
  database: Database;
  retention: RetentionConfig;
  nowMs: number;
  rules?: readonly PruningRule[];
  batch?: number;
}

/** What a round deleted: rows by their tables, and tables of whole days. */
export interface Pruned {
  rows: Readonly<Partial<Record<PruningRule['table'], number>>>;
  days: readonly string[];
}

const taken = Symbol('another gateway does it');

/**
 * Deletes what may go, in small transactions of their own. Of several gateways one does so at a time: the others leave off.
 * @returns Undefined where another one does it.
 */
export async function prune(pruning: Pruning): Promise<Pruned | undefined> {
  const { database, retention, nowMs, rules = retentionRules(retention), batch = BATCH } = pruning;
  const began = performance.now();
  const alone = <T>(work: Parameters<typeof inTurn<T>>[1]) => inTurn(database, work);

  const days =
    dialectOf(database) === 'sqlite'
      ? []
      : await alone((transaction) =>
          turnEventPartitions(transaction, { nowMs, cutoffMs: nowMs - retention.eventDays * DAY_MS }),
        );
  if (days === taken) return undefined;
  const rows: Partial<Record<PruningRule['table'], number>> = {};
  for (const { table, prune: pruneBatch } of rules) {
    for (let isFull = true; isFull && performance.now() - began < MAX_ROUND_MS;) {
      const gone = await alone((transaction) => pruneBatch(transaction, nowMs, batch));
      if (gone === taken) return undefined;
      if (gone > 0) rows[table] = (rows[table] ?? 0) + gone;
      isFull = gone >= batch;
      if (isFull) await pause(PAUSE_MS);
    }
  }
  return { rows, days };
}

/** A transaction of the one gateway that prunes: its lock ends with it, also behind a pooler of transactions. */
const inTurn = <T>(
  database: Database,
  work: (transaction: Parameters<PruningRule['prune']>[0]) => Promise<T>,
): Promise<T | typeof taken> =>
  inTransaction(database, async (transaction) =>
    (await takesAdvisoryLock(transaction, 'pruning')) ? work(transaction) : taken,
  );
