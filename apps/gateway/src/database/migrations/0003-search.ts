import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const search: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('search_gram')
      .addColumn('gram', 'text', (column) => column.notNull())
      .addColumn('book_id', 'integer', (column) => column.notNull().references('book.id').onDelete('cascade'))
      .addColumn('weight', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_gram_key', ['gram', 'book_id'])
      .execute();
    await db.schema.createIndex('search_gram_of_book').on('search_gram').column('book_id').execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('search_gram').execute();
  },
};
