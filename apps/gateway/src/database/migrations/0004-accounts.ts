import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Readers: how they are recognised, their sessions, and what they hold. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('account')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('avatar_url', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('identity')
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('subject_hash', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addPrimaryKeyConstraint('identity_key', ['provider', 'subject_hash'])
      .execute();
    await db.schema.createIndex('identity_of_account').on('identity').column('user_id').execute();

    await db.schema
      .createTable('session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('replaced_at', 'bigint')
      .execute();
    await db.schema.createIndex('session_of_account').on('session').column('user_id').execute();

    await db.schema
      .createTable('login_code')
      .addColumn('phone_hash', 'text', (column) => column.primaryKey())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('membership')
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('tier', 'text', (column) => column.notNull())
      .addColumn('begins_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('membership_key', ['user_id', 'tier'])
      .execute();

    await db.schema
      .createTable('ticket')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.user_id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('balance', 'integer', (column) => column.notNull().check(sql`balance >= 0`))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('given_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('ticket_of_account').on('ticket').columns(['user_id', 'expires_at']).execute();
  },

  async down(db: Kysely<unknown>) {
    for (const table of ['ticket', 'membership', 'login_code', 'session', 'identity', 'account'])
      await db.schema.dropTable(table).execute();
  },
};
