import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { Unavailable } from '../patience/Unavailable.ts';
import { inTransaction } from './inTransaction.ts';
import type { Database } from './schema/Database.ts';

const ownProcess = async (connection: Database): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  return rows[0]?.pid ?? 0;
};

const MAX_END_MS = 10_000;

/** What a restart of PostgreSQL does to a connection, while nothing is asked on it: it has ended at both sides. */
async function cut(database: Database, pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}::int, ${MAX_END_MS}::bigint)`.execute(database);
  await nextTurn();
}

const countBooks = async (database: Database): Promise<number> =>
  (await database.selectFrom('book').selectAll().execute()).length;

describe('a connection that PostgreSQL ends', () => {
  it('in the middle of a transaction fails that transaction alone: nothing of it stays, and the next one works', async () => {
    const database = await openTestDatabase();
    for (let round = 1; round <= 12; round += 1) {
      const broken = inTransaction(database, async (transaction) => {
        await transaction
          .insertInto('book')
          .values(aBookRow({ id: 2000 + round }))
          .execute();
        await cut(database, await ownProcess(transaction));
        return transaction.selectFrom('book').selectAll().execute();
      });
      await expect(broken).rejects.toThrow(/connection|terminat/i);
      expect(await countBooks(database)).toBe(round - 1);

      await inTransaction(database, (transaction) =>
        transaction
          .insertInto('book')
          .values(aBookRow({ id: 1000 + round }))
          .execute(),
      );
      expect(await countBooks(database)).toBe(round);
    }
  });

  it('while it waits between two calls is replaced', async () => {
    const database = await openTestDatabase();
    const pids = await Promise.all(Array.from({ length: 4 }, () => ownProcess(database)));
    const own = await ownProcess(database);
    for (const pid of new Set(pids)) if (pid !== own) await cut(database, pid).catch(() => undefined);
    expect(await countBooks(database)).toBe(0);
  });

  it('or that leads to a server which is the primary no more, is not asked again', async () => {
    const database = await openTestDatabase();
    await Promise.all(
      Array.from({ length: 4 }, () => sql`set session characteristics as transaction read only`.execute(database)),
    );
    const insert = (id: number): Promise<unknown> =>
      inTransaction(database, (transaction) => transaction.insertInto('book').values(aBookRow({ id })).execute());
    await expect(insert(1001)).rejects.toThrow(Unavailable);
    for (const id of [1002, 1003, 1004, 1005]) await insert(id);
    expect(await countBooks(database)).toBe(4);
  });
});
