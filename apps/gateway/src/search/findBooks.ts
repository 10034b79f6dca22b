import { sql } from 'kysely';
import type { Database } from '../database/schema/Database.ts';
import type { BookRow } from '../database/schema/Tables.ts';
import { shelved } from '../books/selectBooks.ts';

export interface GramSearch {
  grams: readonly string[];
  /** How many of them a book must share. */
  atLeast: number;
  offset: number;
  limit: number;
}

export interface FoundBooks {
  books: BookRow[];
  total: number;
}

const hits = (database: Database, { grams, atLeast }: GramSearch) => {
  const hit = database
    .selectFrom('search_gram')
    .select(({ fn }) => [
      'search_gram.book_id as hit_book',
      fn.countAll<number>().as('hit_count'),
      fn.sum<number>('search_gram.weight').as('hit_weight'),
    ])
    .where('gram', 'in', grams)
    .groupBy('search_gram.book_id')
    .having(({ fn }) => fn.countAll(), '>=', atLeast)
    .as('hit');
  return shelved(database).innerJoin(hit, (join) => join.onRef('hit.hit_book', '=', 'book.id'));
};

/** Books on the shelf that share pieces with a searched word: those that share most first, then the weightier, the better read. */
export async function findBooks(database: Database, search: GramSearch): Promise<FoundBooks> {
  if (search.grams.length === 0) return { books: [], total: 0 };
  const found = hits(database, search);
  const books = await found
    .orderBy('hit.hit_count', 'desc')
    .orderBy('hit.hit_weight', 'desc')
    .orderBy('popularity', 'desc')
    .orderBy('book.id')
    .offset(search.offset)
    .limit(search.limit)
    .execute();
  const { total } = await found
    .clearSelect()
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { books, total: Number(total) };
}
