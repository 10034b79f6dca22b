import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where readers' devices read each book: a row a book, bounded by the rule that joins them. */
export const visits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('book_visits')
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('book_id', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('book_visits_key', ['user_id', 'book_id'])
      .execute();
    await db.schema
      .createIndex('book_visits_of_account')
      .on('book_visits')
      .columns(['user_id', 'updated_at'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('book_visits').execute();
  },
};
