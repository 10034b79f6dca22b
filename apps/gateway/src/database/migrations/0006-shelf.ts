import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Readers' shelves, the devices that wrote them, and the columns that new shelves are filled from. */
export const shelf: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shelf_entry')
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('book_id', 'text', (column) => column.notNull())
      .addColumn('kept', 'integer')
      .addColumn('kept_at', 'bigint')
      .addColumn('kept_by', 'text')
      .addColumn('details', 'text')
      .addColumn('read_at', 'bigint')
      .addColumn('read_by', 'text')
      .addColumn('bookmark', 'text')
      .addPrimaryKeyConstraint('shelf_entry_key', ['user_id', 'book_id'])
      .execute();

    await db.schema
      .createTable('shelf_device')
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('last_sequence', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('shelf_device_key', ['user_id', 'device'])
      .execute();

    await db.schema
      .createTable('book_column')
      .addColumn('column_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('book_id', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('book_column_key', ['column_id', 'position'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    for (const table of ['book_column', 'shelf_device', 'shelf_entry']) await db.schema.dropTable(table).execute();
  },
};
