import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const createTable = (db: Kysely<unknown>) =>
  db.schema
    .createTable('login_code')
    .addColumn('phone_hash', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('codes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('counted_from', 'bigint', (column) => column.notNull().defaultTo(0));

/** A code belongs to the browser that asked for it. Codes are good for five minutes: those on their way are asked for again. */
export const codeOfBrowser: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('login_code').execute();
    await createTable(db)
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('network_hash', 'text', (column) => column.notNull())
      .addColumn('is_known', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('login_code_key', ['phone_hash', 'browser_hash'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('login_code').execute();
    await createTable(db).addPrimaryKeyConstraint('login_code_key', ['phone_hash']).execute();
  },
};
