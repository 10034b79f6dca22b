import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { dialectOf } from './dialectOf.ts';

/** Columns that name a row, by their tables. */
const columns = {
  auto_buy: ['book_id'],
  book: ['id'],
  book_column: ['book_id'],
  chapter: ['id', 'book_id'],
  collected_event: ['id'],
  comment: ['id', 'book_id'],
  energy_progress: ['book_id', 'chapter_id'],
  entitlement: ['book_id', 'chapter_id'],
  phrase: ['id', 'book_id'],
  purchase: ['book_id'],
  question: ['id', 'book_id'],
  search_gram: ['book_id'],
  store_module: ['id'],
};

async function retype(db: Kysely<unknown>, type: 'bigint' | 'integer'): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    const changes = names.map((name) => sql`alter column ${sql.ref(name)} type ${sql.raw(type)}`);
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
  }
}

/**
 * Ids of eight bytes: events and rights outgrow four. SQLite's have eight anyway; PostgreSQL writes each of these tables anew,
 * and they wait for it.
 */
export const longIds: Migration = {
  async up(db: Kysely<unknown>) {
    if (dialectOf(db) === 'postgres') await retype(db, 'bigint');
  },

  async down(db: Kysely<unknown>) {
    if (dialectOf(db) === 'postgres') await retype(db, 'integer');
  },
};
