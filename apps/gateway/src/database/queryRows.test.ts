import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { compiledOnce } from './compiledOnce.ts';
import { inTransaction } from './inTransaction.ts';
import type { Database } from './schema/Database.ts';
import { queryRows } from './queryRows.ts';

const booksQuery = compiledOnce(
  (database, most: number) => database.selectFrom('book').select('id').where('id', '<', most).orderBy('id'),
  (most) => [most],
);
const ids = async (database: Database): Promise<number[]> =>
  (await queryRows(database, booksQuery(database, 2000))).map(({ id }) => id);

/** Adds two books, one before it is finished; `end` may undo them. */
async function addTwo(database: Database, end: () => void = () => undefined) {
  const steps = new EventEmitter();
  const half = once(steps, 'half');
  const whole = once(steps, 'whole');
  const change = inTransaction(database, async (transaction) => {
    await transaction.insertInto('book').values(aBookRow()).execute();
    steps.emit('half');
    await whole;
    await transaction
      .insertInto('book')
      .values(aBookRow({ id: 1002 }))
      .execute();
    end();
  });
  await half;
  return { change, finish: () => steps.emit('whole') };
}

describe('rows that are read at once', () => {
  it('are those of a change as soon as it is made', async () => {
    const database = await openTestDatabase();
    expect(await ids(database)).toEqual([]);
    await database.insertInto('book').values(aBookRow()).execute();
    expect(await ids(database)).toEqual([1001]);
  });

  it('are never those of half a change', async () => {
    const database = await openTestDatabase();
    const { change, finish } = await addTwo(database);
    const during = ids(database);
    finish();
    await change;
    expect([[], [1001, 1002]]).toContainEqual(await during);
    expect(await ids(database)).toEqual([1001, 1002]);
  });

  it('are never those of a change that is undone', async () => {
    const database = await openTestDatabase();
    const { change, finish } = await addTwo(database, () => {
      throw new Error('no');
    });
    const during = ids(database);
    finish();
    await expect(change).rejects.toThrow('no');
    expect([await during, await ids(database)]).toEqual([[], []]);
  });

  it('are those of the transaction that asks', async () => {
    const database = await openTestDatabase();
    const seen = await inTransaction(database, async (transaction) => {
      await transaction.insertInto('book').values(aBookRow()).execute();
      return ids(transaction);
    });
    expect(seen).toEqual([1001]);
  });
});
