import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when a login lasts, and on what: logins that are open already began with their present session. */
export const sessionDevice: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('session')
      .addColumn('began_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('session')
      .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const sessions = db as Kysely<{ session: { created_at: number; began_at: number } }>;
    await sessions
      .updateTable('session')
      .set((row) => ({ began_at: row.ref('created_at') }))
      .execute();
  },

  async down(db: Kysely<unknown>) {
    for (const name of ['device', 'began_at']) await db.schema.alterTable('session').dropColumn(name).execute();
  },
};
