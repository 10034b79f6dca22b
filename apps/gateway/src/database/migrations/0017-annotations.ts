import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Highlights and notes of readers, by the order in which they last changed. */
export const annotations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('annotation')
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('is_deleted', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('annotation_key', ['user_id', 'id'])
      .addUniqueConstraint('annotation_revision', ['user_id', 'revision'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('annotation').execute();
  },
};
