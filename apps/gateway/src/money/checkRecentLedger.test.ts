import { expect, it } from 'vitest';
import { giveBeans } from '../testing/giveBeans.ts';
import { insertAccount } from '../testing/insertAccount.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { checkRecentLedger } from './checkRecentLedger.ts';

const NOW = 1_790_000_000_000;

async function aShopWithMovements() {
  const database = await openTestDatabase();
  const { userId } = await insertAccount(database, {}, NOW);
  await giveBeans(database, userId, 300);
  const { at } = await database.selectFrom('ledger_entry').select('at').executeTakeFirstOrThrow();
  return { database, userId, at };
}

it('finds nothing wrong with movements that add up', async () => {
  const { database, at } = await aShopWithMovements();
  expect(await checkRecentLedger(database, at)).toBe(0);
});

it.each(['a movement that does not sum to 0', 'a balance that is not the sum of its entries'])(
  'finds %s',
  async (kind) => {
    const { database, userId, at } = await aShopWithMovements();
    if (kind.startsWith('a movement')) {
      await database.updateTable('ledger_entry').set({ beans: -299 }).where('account', 'not like', 'user:%').execute();
    } else {
      await database.updateTable('bean_balance').set({ beans: 301 }).where('user_id', '=', userId).execute();
    }
    expect(await checkRecentLedger(database, at)).toBe(1);
    expect(await checkRecentLedger(database, at + 1)).toBe(0);
  },
);

it('changes nothing of what is remembered of the library', async () => {
  const { database, at } = await aShopWithMovements();
  const version = database.libraryCache?.version().split(' ')[0];
  await checkRecentLedger(database, at);
  expect(database.libraryCache?.version().split(' ')[0]).toBe(version);
});
