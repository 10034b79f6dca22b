import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The terms on which chapters are bought as their reader comes to them, and which purchases were made so. */
export const autoBuy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('auto_buy')
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('book_id', 'integer', (column) => column.notNull())
      .addColumn('chapter_limit', 'integer', (column) => column.notNull())
      .addColumn('day_limit', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('auto_buy_key', ['user_id', 'book_id'])
      .execute();
    await db.schema
      .alterTable('purchase')
      .addColumn('is_automatic', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.alterTable('purchase').dropColumn('is_automatic').execute();
    await db.schema.dropTable('auto_buy').execute();
  },
};
