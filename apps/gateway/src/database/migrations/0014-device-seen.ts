import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a device last changed its reader's shelf: the oldest are forgotten first. */
export const deviceSeen: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('shelf_device')
      .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.alterTable('shelf_device').dropColumn('seen_at').execute();
  },
};
