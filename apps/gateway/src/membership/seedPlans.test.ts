import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { seedPlans } from './seedPlans.ts';

describe('the first plans', () => {
  it('stand in their order, each beside what its months cost one by one [MEMBER-03]', async () => {
    const database = await openTestDatabase();
    await seedPlans(database);
    const plans = await database.selectFrom('membership_plan').selectAll().orderBy('position').execute();
    expect(plans.map(({ position, name, price, original_price }) => [position, name, price, original_price])).toEqual([
      [1, '包月会员·一个月', 150, 150],
      [2, '包月会员·三个月', 400, 450],
      [3, '包月会员·一年', 1480, 1800],
      [4, '超级会员·一个月', 250, 250],
      [5, '超级会员·三个月', 680, 750],
      [6, '超级会员·一年', 2480, 3000],
    ]);
  });

  it('come back in no table that an operator has changed', async () => {
    const database = await openTestDatabase();
    await seedPlans(database);
    await database.deleteFrom('membership_plan').where('id', '!=', '1').execute();
    await database.updateTable('membership_plan').set({ price: 99 }).execute();
    await seedPlans(database);
    const plans = await database.selectFrom('membership_plan').select(['id', 'price']).execute();
    expect(plans).toEqual([{ id: '1', price: 99 }]);
  });
});
