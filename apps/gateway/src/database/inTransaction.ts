import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { errorCode } from '../files/errorCode.ts';
import { currentPatience } from '../patience/currentPatience.ts';
import { Unavailable } from '../patience/Unavailable.ts';
import { crashPoint } from '../durability/crashPoint.ts';
import type { CrashPoint } from '../durability/crashPoints.ts';
import type { Database } from './schema/Database.ts';
import type { Tables } from './schema/Tables.ts';

/** PostgreSQL: the transaction could not be put in an order with others, or two waited for each other. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Each try makes way for at least one other writer, so that this bounds the writers that meet at one row. */
const MAX_TRIES = 40;

/** Milliseconds that the first repetition may wait; doubles up to the longest. */
const FIRST_PAUSE_MS = 2;
const MAX_PAUSE_MS = 16;

const isConflict = (error: unknown): boolean => CONFLICTS.has(errorCode(error));

/** What runs in the background would be what dies, as soon as the server has started. */
const crashInCall = (point: CrashPoint): void => {
  if (currentPatience() !== undefined) crashPoint(point);
};

type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

async function runOnce<T>(database: Database, work: Work<T>): Promise<T> {
  const result = await database
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (transaction) => {
      const made = await work(transaction);
      crashInCall('before-commit');
      return made;
    });
  crashInCall('after-commit');
  return result;
}

/** What came of a try: its result, or the conflict that ended it. @throws all other errors. */
async function outcomeOf<T>(run: Promise<T>): Promise<{ cause: unknown } | { result: T }> {
  try {
    return { result: await run };
  } catch (cause) {
    if (!isConflict(cause)) throw cause;
    return { cause };
  }
}

/**
 * Runs a change as if it were alone: all of it becomes true, or nothing. SQLite takes its one writer's place from the
 * beginning (never halfway, where it could not wait); PostgreSQL runs it serialisable and again when it met another, of
 * one gateway one change after the other: repeated side by side they would meet each other, and more of them each time.
 *
 * `work` may therefore run several times: it changes nothing but the database, asks the given transaction only (the
 * database itself would wait for this very transaction), and lets the database's errors through.
 * Inside another transaction it becomes part of that one.
 * @throws what `work` throws, after everything was undone; Unavailable where it met others again and again.
 */
export async function inTransaction<T>(database: Database, work: Work<T>): Promise<T> {
  if (database.isTransaction) return work(database as Transaction<Tables>);
  const first = await outcomeOf(runOnce(database, work));
  if ('result' in first) return first.result;

  const { oneAtATime = (again: () => Promise<T>) => again() } = database;
  return oneAtATime(async () => {
    let { cause } = first;
    for (let tries = 1; tries < MAX_TRIES; tries += 1) {
      await pause(Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries));
      const next = await outcomeOf(runOnce(database, work));
      if ('result' in next) return next.result;
      ({ cause } = next);
    }
    throw new Unavailable('too many change the same at once', { cause });
  });
}
