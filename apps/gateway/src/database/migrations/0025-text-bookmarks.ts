import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Places of books that readers marked, by the order in which they last changed. */
export const textBookmarks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('text_bookmark')
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('is_deleted', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('text_bookmark_key', ['user_id', 'id'])
      .addUniqueConstraint('text_bookmark_revision', ['user_id', 'revision'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('text_bookmark').execute();
  },
};
