import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Groups of readers' shelves and the books in them, by the order in which they last changed. */
export const shelfGroups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shelf_group')
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('is_deleted', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('shelf_group_key', ['user_id', 'id'])
      .addUniqueConstraint('shelf_group_revision', ['user_id', 'revision'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('shelf_group').execute();
  },
};
