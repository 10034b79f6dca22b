import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How long and how much readers read, a row a day, book and device, by the order in which they last changed. */
export const readingDays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reading_diary')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('account.user_id').onDelete('cascade'))
      .addColumn('cleared_at', 'bigint', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('reading_day')
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('book_id', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('seconds', 'integer', (column) => column.notNull())
      .addColumn('words', 'integer', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('reading_day_key', ['user_id', 'device', 'day', 'book_id'])
      .addUniqueConstraint('reading_day_revision', ['user_id', 'revision'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    for (const table of ['reading_day', 'reading_diary']) await db.schema.dropTable(table).execute();
  },
};
