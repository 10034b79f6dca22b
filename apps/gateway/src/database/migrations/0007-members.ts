import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The plans of the member shop, and who had the gift for the first collection. */
export const members: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('membership_plan')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('month_type', 'integer', (column) => column.notNull())
      .addColumn('months', 'integer', (column) => column.notNull().check(sql`months > 0`))
      .addColumn('price', 'integer', (column) => column.notNull().check(sql`price > 0`))
      .addColumn('original_price', 'integer', (column) => column.notNull())
      .addColumn('given_type', 'integer', (column) => column.notNull())
      .addColumn('given_amount', 'integer', (column) => column.notNull().check(sql`given_amount >= 0`))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('is_listed', 'integer', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('gift_claim')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('alipay_hash', 'text', (column) => column.notNull().unique())
      .addColumn('claimed_at', 'bigint', (column) => column.notNull())
      .execute();
  },

  async down(db: Kysely<unknown>) {
    for (const table of ['gift_claim', 'membership_plan']) await db.schema.dropTable(table).execute();
  },
};
