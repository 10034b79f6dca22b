import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runIdempotently } from '../calls/runIdempotently.ts';
import { currentPatience, withPatience } from '../patience/currentPatience.ts';
import type { Patience } from '../patience/Patience.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { inTransaction } from './inTransaction.ts';
import type { Database } from './schema/Database.ts';

const NOW = 1_790_000_000_000;
const DAY_MS = 86_400_000;
const conflict = () => Object.assign(new Error('could not serialize access'), { code: '40001' });
const aPatience = (): Patience => ({ isOver: () => false, onEnd: () => () => undefined });

describe('changes that met others', () => {
  it('are repeated one after the other, each as what its own caller asked for', async () => {
    const database = await openTestDatabase();
    let running = 0;
    let most = 0;
    const meetOnce = async (): Promise<boolean> => {
      const patience = aPatience();
      let tries = 0;
      const work = async () => {
        tries += 1;
        if (tries === 1) throw conflict();
        running += 1;
        most = Math.max(most, running);
        await pause(2);
        running -= 1;
        return currentPatience() === patience;
      };
      return withPatience(patience, () => inTransaction(database, work));
    };
    const isOwn = await Promise.all(Array.from({ length: 12 }, meetOnce));
    expect({ most, isOwn: new Set(isOwn) }).toEqual({ most: 1, isOwn: new Set([true]) });
  });
});

/** Keys that were used before, more than PostgreSQL notes one by one. */
async function useKeys(database: Database, userId: string): Promise<void> {
  const keys = Array.from({ length: 4000 }, (_, at) => ({
    user_id: userId,
    key: `key-${10_000 + at}`,
    print: '',
    answer: '{}',
    created_at: NOW,
    expires_at: NOW + DAY_MS,
  }));
  await database.insertInto('idempotency').values(keys).execute();
}

it('changes of two readers at the same time do not meet, however many keys each has used', async () => {
  const database = await openTestDatabase();
  const readers = ['20000001', '20000002'];
  for (const userId of readers) await useKeys(database, userId);
  let tries = 0;
  const arrivals = new EventEmitter();
  const send = (userId: string) =>
    runIdempotently(
      { database, idempotencyKey: 'key-12000-new', nowMs: NOW, random: () => 0.5 },
      { call: 'syncBookmarks', request: {}, userId, ttlMs: DAY_MS },
      async () => {
        tries += 1;
        if (tries < readers.length) await once(arrivals, 'both');
        else arrivals.emit('both');
        return {};
      },
    );
  await Promise.all(readers.map(send));
  expect(tries).toBe(2);
});
