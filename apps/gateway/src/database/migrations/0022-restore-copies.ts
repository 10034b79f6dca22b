import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Copies that readers' devices encrypted, under locators that lead to nobody; the rows of a copy go with its place. */
export const restoreCopies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('restore_copy')
      .addColumn('locator_hash', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('restore_copy_by_use').on('restore_copy').columns(['used_at']).execute();
    await db.schema
      .createTable('restore_piece')
      .addColumn('locator_hash', 'text', (column) =>
        column.notNull().references('restore_copy.locator_hash').onDelete('cascade'),
      )
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('ordinal', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('restore_piece_key', ['locator_hash', 'draft', 'ordinal'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('restore_piece').execute();
    await db.schema.dropTable('restore_copy').execute();
  },
};
