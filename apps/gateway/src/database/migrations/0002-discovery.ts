import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = ['collected_event', 'energy_progress', 'reading_time', 'phrase', 'question', 'label', 'comment'];

/** What readers say of books, the ways that lead to them, and what is told about reading. */
export const discovery: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('comment')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('book_id', 'integer', (column) => column.notNull().references('book.id').onDelete('cascade'))
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('avatar_url', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('score', 'integer')
      .addColumn('reply_count', 'integer', (column) => column.notNull())
      .addColumn('like_count', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('comment_of_book').on('comment').columns(['book_id', 'like_count']).execute();

    await db.schema
      .createTable('label')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('group_key', 'text', (column) => column.notNull())
      .addColumn('label_type', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('question')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('label_id', 'text', (column) => column.notNull())
      .addColumn('book_id', 'integer', (column) => column.notNull().references('book.id').onDelete('cascade'))
      .addColumn('aliases', 'text', (column) => column.notNull())
      .addColumn('answer_count', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('question_of_label').on('question').columns(['label_id', 'published_at']).execute();

    await db.schema
      .createTable('phrase')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('book_id', 'integer', (column) => column.notNull().references('book.id').onDelete('cascade'))
      .addColumn('heat', 'integer', (column) => column.notNull())
      .addUniqueConstraint('phrase_of_book', ['book_id', 'text'])
      .execute();
    await db.schema.createIndex('phrase_by_heat').on('phrase').column('heat').execute();

    await db.schema
      .createTable('reading_time')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('seconds', 'bigint', (column) => column.notNull())
      .addColumn('reported_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('energy_progress')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('book_id', 'integer', (column) => column.notNull().references('book.id').onDelete('cascade'))
      .addColumn('chapter_id', 'integer', (column) => column.notNull())
      .addColumn('percent', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('energy_progress_key', ['user_id', 'chapter_id'])
      .execute();

    await db.schema
      .createTable('collected_event')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('collected_event_time').on('collected_event').column('received_at').execute();
  },

  async down(db: Kysely<unknown>) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
  },
};
