import { describe, expect, it } from 'vitest';
import { Unavailable } from '../patience/Unavailable.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { inTransaction } from './inTransaction.ts';
import type { Database } from './schema/Database.ts';

const userId = '1001';

const aReader = async (): Promise<Database> => {
  const database = await openTestDatabase();
  await database.insertInto('reading_time').values({ user_id: userId, seconds: 0, reported_at: 0 }).execute();
  return database;
};

const seconds = async (database: Database): Promise<number> =>
  (await database.selectFrom('reading_time').select('seconds').executeTakeFirstOrThrow()).seconds;

/** Reads, thinks and writes: what loses a change unless something keeps two of them apart. */
const addSecond = (database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const before = await seconds(transaction);
    await new Promise((resolve) => setImmediate(resolve));
    await transaction
      .updateTable('reading_time')
      .set({ seconds: before + 1 })
      .where('user_id', '=', userId)
      .execute();
  });

describe('a change of the database', () => {
  it('is never lost to another one that runs at the same time', async () => {
    const database = await aReader();
    await Promise.all(Array.from({ length: 30 }, () => addSecond(database)));
    expect(await seconds(database)).toBe(30);
  });

  it('leaves nothing when it fails, and says why', async () => {
    const database = await aReader();
    const failing = inTransaction(database, async (transaction) => {
      await transaction.updateTable('reading_time').set({ seconds: 9 }).execute();
      throw new Error('no beans');
    });
    await expect(failing).rejects.toThrow('no beans');
    expect(await seconds(database)).toBe(0);
  });

  it('that meets others each time it is tried is to be sent again, and is no failure', async () => {
    const database = await aReader();
    let tries = 0;
    const unlucky = inTransaction(database, async () => {
      tries += 1;
      throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    });
    await expect(unlucky).rejects.toThrow(Unavailable);
    expect(tries).toBe(40);
  });

  it('is part of the change that it is made in', async () => {
    const database = await aReader();
    const failing = inTransaction(database, async (transaction) => {
      await addSecond(transaction);
      throw new Error('no beans');
    });
    await expect(failing).rejects.toThrow('no beans');
    expect(await seconds(database)).toBe(0);
  });

  it('meets a limit of the table as an error of its own, not as one to try again', async () => {
    const database = await aReader();
    let tries = 0;
    const twice = inTransaction(database, async (transaction) => {
      tries += 1;
      await transaction.insertInto('reading_time').values({ user_id: userId, seconds: 1, reported_at: 1 }).execute();
    });
    await expect(twice).rejects.toThrow(/unique/i);
    expect(tries).toBe(1);
  });
});

describe('numbers of the database', () => {
  it('are numbers, as large as a time in milliseconds, counted and added up', async () => {
    const database = await aReader();
    const reported_at = 1_790_000_000_123;
    await database.updateTable('reading_time').set({ seconds: 5, reported_at }).execute();
    const row = await database
      .selectFrom('reading_time')
      .select(({ fn }) => [
        fn.max('reported_at').as('latest'),
        fn.sum<number>('seconds').as('sum'),
        fn.countAll<number>().as('count'),
      ])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ latest: reported_at, sum: 5, count: 1 });
  });

  it('keep eight bytes where they are no integers', async () => {
    const database = await openTestDatabase();
    await database
      .insertInto('book')
      .values(aBookRow({ id: 1, score: 8.123_456_789_012 }))
      .execute();
    const { score } = await database.selectFrom('book').select('score').executeTakeFirstOrThrow();
    expect(score).toBe(8.123_456_789_012);
  });
});
