import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { dialectOf } from './dialectOf.ts';

/** The ids that were given away before the table of floors was there, which only SQLite can have. */
const takeOver = sql`
  insert into id_floor (name, floor)
  select name, seq + 1 from sqlite_sequence where name in ('book', 'chapter')`;

/** The first id that may still be given to a book or chapter: ids of removed ones never come back. */
export const idFloor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('id_floor')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('floor', 'bigint', (column) => column.notNull())
      .execute();
    if (dialectOf(db) === 'sqlite') await takeOver.execute(db);
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('id_floor').execute();
  },
};
