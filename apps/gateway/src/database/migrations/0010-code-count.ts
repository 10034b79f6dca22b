import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const COLUMNS = [
  ['codes', 'integer'],
  ['counted_from', 'bigint'],
] as const;

/** How many codes a phone was sent, and since when. */
export const codeCount: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, type] of COLUMNS) {
      await db.schema
        .alterTable('login_code')
        .addColumn(name, type, (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },

  async down(db: Kysely<unknown>) {
    for (const [name] of COLUMNS) await db.schema.alterTable('login_code').dropColumn(name).execute();
  },
};
