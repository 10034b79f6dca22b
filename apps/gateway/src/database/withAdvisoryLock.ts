import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { dialectOf } from './migrations/dialectOf.ts';
import type { Database } from './schema/Database.ts';

const RETRY_MS = 100;

/** Numbers of our locks in PostgreSQL's one space for them; the first is the product's own. */
const PRODUCT = 7_465_893;
const NAMES = { library: 1, seeds: 2, pruning: 3 } as const;

/** Takes a lock until the transaction ends; false where another one has it. An embedded database has no other one. */
export async function takesAdvisoryLock(transaction: Database, name: keyof typeof NAMES): Promise<boolean> {
  if (dialectOf(transaction) === 'sqlite') return true;
  const lock = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${PRODUCT}, ${NAMES[name]}) as taken`;
  return (await lock.execute(transaction)).rows[0]?.taken === true;
}

interface Waiting {
  /** Milliseconds. */
  waitMs: number;
  /** The error where another one still has it after that time. */
  whenTaken: () => Error;
}

/**
 * Runs `work` on one machine at a time, by a lock of PostgreSQL that ends with its connection, however that ends. An embedded
 * database has one machine only, and needs none.
 */
export async function withAdvisoryLock<T>(
  database: Database,
  name: keyof typeof NAMES,
  work: () => Promise<T>,
  { waitMs, whenTaken }: Waiting,
): Promise<T> {
  if (dialectOf(database) === 'sqlite') return work();
  return database.connection().execute(async (connection) => {
    const take = async (): Promise<boolean> => {
      const lock = sql<{ taken: boolean }>`select pg_try_advisory_lock(${PRODUCT}, ${NAMES[name]}) as taken`;
      return (await lock.execute(connection)).rows[0]?.taken === true;
    };
    for (let waited = 0; !(await take()); waited += RETRY_MS) {
      if (waited >= waitMs) throw whenTaken();
      await pause(RETRY_MS);
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${PRODUCT}, ${NAMES[name]})`.execute(connection);
    }
  });
}
