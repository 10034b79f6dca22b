import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which login a session goes back to: one that is there already begins its own. */
export const sessionLogin: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('session')
      .addColumn('login_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const sessions = db as Kysely<{ session: { token_hash: string; login_id: string } }>;
    await sessions
      .updateTable('session')
      .set((row) => ({ login_id: row.ref('token_hash') }))
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.alterTable('session').dropColumn('login_id').execute();
  },
};
