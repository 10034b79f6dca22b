import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { dialectOf } from './dialectOf.ts';

/** Tables of books and of what is shown around them. */
const tables = [
  'book',
  'book_column',
  'chapter',
  'comment',
  'id_floor',
  'label',
  'membership_plan',
  'phrase',
  'question',
  'search_gram',
  'store_module',
  'top_up_product',
];

const FUNCTION = sql`
  create function note_library_change() returns trigger language plpgsql as $$
  begin
    insert into library_change (txid) values (pg_current_xact_id()::text::bigint) on conflict do nothing;
    return null;
  end $$`;

/**
 * A row for each transaction that changes the library, written by that transaction: how many there are, and the latest, tell
 * several gateways whether what they remember still holds. No two transactions write the same row, and none waits for
 * another. The name of the installation keeps two libraries apart whose gateways share a Redis. SQLite has one gateway, and
 * tells it by itself.
 */
export const libraryVersion: Migration = {
  async up(db: Kysely<unknown>) {
    if (dialectOf(db) === 'sqlite') return;
    await sql`create table installation (id text primary key)`.execute(db);
    await sql`insert into installation values (gen_random_uuid())`.execute(db);
    await sql`create table library_change (txid bigint primary key)`.execute(db);
    await FUNCTION.execute(db);
    for (const table of tables) {
      await sql`create trigger library_change after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function note_library_change()`.execute(db);
    }
  },

  async down(db: Kysely<unknown>) {
    if (dialectOf(db) === 'sqlite') return;
    for (const table of tables) await sql`drop trigger library_change on ${sql.table(table)}`.execute(db);
    await sql`drop function note_library_change`.execute(db);
    for (const table of ['library_change', 'installation']) await db.schema.dropTable(table).execute();
  },
};
