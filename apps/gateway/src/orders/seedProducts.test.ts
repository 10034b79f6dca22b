import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { seedProducts } from './seedProducts.ts';

it('a new database sells the first products, and what an operator changed stays [PAY-01] (D-162)', async () => {
  const database = await openTestDatabase();
  await seedProducts(database);
  await database.updateTable('top_up_product').set({ beans: 330, tag: '送30' }).where('id', '=', '4').execute();
  await database.deleteFrom('top_up_product').where('id', '=', '1').execute();
  await seedProducts(database);
  const products = await database.selectFrom('top_up_product').select(['id', 'beans']).orderBy('position').execute();
  expect(products.map(({ id, beans }) => [id, beans])).toEqual([
    ['2', 60],
    ['3', 100],
    ['4', 330],
    ['5', 500],
    ['6', 1000],
  ]);
});
