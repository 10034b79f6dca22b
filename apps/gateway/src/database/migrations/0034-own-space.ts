import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Books that readers keep in a space of their own, and what of such books is still to be removed from the file store. */
export const ownSpace: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('own_space_book')
      .addColumn('upload', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('book_id', 'text', (column) => column.notNull())
      .addColumn('is_whole', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('own_space_book_once', ['user_id', 'book_id', 'is_whole'])
      .execute();
    await db.schema
      .createIndex('own_space_book_by_age')
      .on('own_space_book')
      .columns(['is_whole', 'touched_at'])
      .execute();
    await db.schema
      .createTable('own_space_leftover')
      .addColumn('upload', 'text', (column) => column.primaryKey())
      .addColumn('left_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('own_space_leftover_by_age').on('own_space_leftover').columns(['left_at']).execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('own_space_leftover').execute();
    await db.schema.dropTable('own_space_book').execute();
  },
};
