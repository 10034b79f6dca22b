import { yuanToBeans } from '@shuye/core-domain/book';
import type { Database } from '../database/schema/Database.ts';

/** What is sold until somebody changes the table (D-162). */
const FIRST_PRODUCTS = [
  { yuan: 1, tag: '' },
  { yuan: 6, tag: '' },
  { yuan: 10, tag: '' },
  { yuan: 30, tag: '推荐' },
  { yuan: 50, tag: '' },
  { yuan: 100, tag: '' },
];

/** Puts the first products into a table that holds none; what an operator wrote stays. */
export async function seedProducts(database: Database): Promise<void> {
  const known = await database.selectFrom('top_up_product').select('id').limit(1).executeTakeFirst();
  if (known) return;
  await database
    .insertInto('top_up_product')
    .values(
      FIRST_PRODUCTS.map(({ yuan, tag }, index) => ({
        id: String(index + 1),
        price_fen: yuan * 100,
        beans: yuanToBeans(yuan),
        tag,
        position: index + 1,
        is_listed: 1 as const,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
