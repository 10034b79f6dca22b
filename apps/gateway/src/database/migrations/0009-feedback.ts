import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const feedback: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text')
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('contact', 'text', (column) => column.notNull())
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('feedback_received').on('feedback').column('received_at').execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('feedback').execute();
  },
};
