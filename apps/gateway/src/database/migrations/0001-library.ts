import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const flag = 'integer';

/** Books, their chapters and the pages of the store. */
export const library: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('book')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('source_key', 'text', (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('heroes', 'text', (column) => column.notNull())
      .addColumn('format', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('top_class', 'integer', (column) => column.notNull())
      .addColumn('pay_mode', 'text', (column) => column.notNull())
      .addColumn('bean_price', 'integer', (column) => column.notNull())
      .addColumn('discount', 'integer', (column) => column.notNull())
      .addColumn('is_monthly', flag, (column) => column.notNull())
      .addColumn('free_stack', 'integer', (column) => column.notNull())
      .addColumn('limited_free_end', 'bigint')
      .addColumn('list_open', flag, (column) => column.notNull())
      .addColumn('cover_open', flag, (column) => column.notNull())
      .addColumn('read_open', flag, (column) => column.notNull())
      .addColumn('buy_open', flag, (column) => column.notNull())
      .addColumn('hidden', flag, (column) => column.notNull())
      .addColumn('taken_down', flag, (column) => column.notNull())
      .addColumn('forbids_listening', flag, (column) => column.notNull())
      .addColumn('recommendable', flag, (column) => column.notNull())
      .addColumn('score', 'real')
      .addColumn('reviewer_count', 'integer', (column) => column.notNull())
      .addColumn('reader_count', 'integer', (column) => column.notNull())
      .addColumn('popularity', 'integer', (column) => column.notNull())
      .addColumn('word_count', 'integer', (column) => column.notNull())
      .addColumn('chapter_count', 'integer', (column) => column.notNull())
      .addColumn('cover_file', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('chapter')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('book_id', 'integer', (column) => column.notNull().references('book.id').onDelete('cascade'))
      .addColumn('ordinal', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('volume', 'integer', (column) => column.notNull())
      .addColumn('volume_title', 'text', (column) => column.notNull())
      .addColumn('level', 'integer', (column) => column.notNull())
      .addColumn('words', 'integer', (column) => column.notNull())
      .addColumn('is_free', flag, (column) => column.notNull())
      .addColumn('bean_price', 'integer', (column) => column.notNull())
      .addColumn('content_file', 'text', (column) => column.notNull().unique())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('chapter_of_book').on('chapter').columns(['book_id', 'ordinal']).execute();

    await db.schema
      .createTable('store_module')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('template', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addUniqueConstraint('store_module_place', ['page', 'position'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    for (const table of ['store_module', 'chapter', 'book']) await db.schema.dropTable(table).execute();
  },
};
