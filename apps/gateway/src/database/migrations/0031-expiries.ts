import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What ends by itself is found by when it ends, so that it can be deleted without reading the rest. */
export const expiries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index idempotency_by_expiry on idempotency (expires_at) where expires_at is not null`.execute(db);
    await db.schema.createIndex('session_by_expiry').on('session').column('expires_at').execute();
    await db.schema.createIndex('login_code_by_count').on('login_code').column('counted_from').execute();
  },

  async down(db: Kysely<unknown>) {
    for (const name of ['idempotency_by_expiry', 'session_by_expiry', 'login_code_by_count'])
      await db.schema.dropIndex(name).execute();
  },
};
