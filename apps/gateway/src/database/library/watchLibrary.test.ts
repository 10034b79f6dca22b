import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aBookRow } from '../../testing/aBookRow.ts';
import { insertAccount } from '../../testing/insertAccount.ts';
import { openTestDatabase } from '../../testing/databases/openTestDatabase.ts';
import { inTransaction } from '../inTransaction.ts';
import type { Database } from '../schema/Database.ts';

const NOW = 1_790_000_000_000;
/** Changes of this process alone: on PostgreSQL the version also goes by time. */
const changes = (database: Database): string | undefined => database.libraryCache?.version()?.split(' ')[0];

describe('the version of the library', () => {
  it.each<[string, (database: Database) => Promise<unknown>]>([
    ['a new book', (at) => at.insertInto('book').values(aBookRow()).execute()],
    ['a changed book', (at) => at.updateTable('book').set({ title: '灯' }).execute()],
    ['a removed chapter', (at) => at.deleteFrom('chapter').execute()],
    ['a statement written out', (at) => sql`update book set title = '灯'`.execute(at)],
    [
      'a change among others',
      (at) => inTransaction(at, (within) => within.updateTable('book').set({ title: '灯' }).execute()),
    ],
  ])('is another one after %s', async (_case, change) => {
    const database = await openTestDatabase();
    const before = changes(database);
    await change(database);
    expect(changes(database)).not.toBe(before);
  });

  it('stays when readers log in or write notes, and when anybody reads', async () => {
    const database = await openTestDatabase();
    const before = changes(database);
    const { userId } = await insertAccount(database, { tiers: ['super'] }, NOW);
    const note = { user_id: userId, id: 'a1', revision: 1, is_deleted: 0 as const, content: '{}' };
    await database.insertInto('annotation').values(note).execute();
    await database.selectFrom('book').selectAll().execute();
    await sql`select 1`.execute(database);
    expect(changes(database)).toBe(before);
  });

  it('a transaction has no version of the library and no cache', async () => {
    const database = await openTestDatabase();
    expect(await inTransaction(database, async (transaction: Database) => transaction.libraryCache)).toBeUndefined();
  });
});
