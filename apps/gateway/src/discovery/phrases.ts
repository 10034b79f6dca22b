import type { Selectable } from 'kysely';
import type { Database } from '../database/schema/Database.ts';
import type { PhraseTable } from '../database/schema/Tables.ts';

type Phrase = Selectable<PhraseTable>;

export const shelvedPhrases = (database: Database) =>
  database
    .selectFrom('phrase')
    .innerJoin('book', 'book.id', 'phrase.book_id')
    .where('taken_down', '=', 0)
    .where('hidden', '=', 0)
    .where('cover_open', '=', 1);

export interface PhraseQuery {
  category?: string;
  /** The book whose own phrases are left out. */
  withoutBook?: number;
  offset: number;
  limit: number;
}

/** Phrases that lead to books on the shelf, those that most readers search for first. */
export async function phrasesLike(
  database: Database,
  { category, withoutBook, offset, limit }: PhraseQuery,
): Promise<{ phrases: Phrase[]; total: number }> {
  let query = shelvedPhrases(database);
  if (category !== undefined) query = query.where('book.category', '=', category);
  if (withoutBook !== undefined) query = query.where('phrase.book_id', '!=', withoutBook);
  const phrases = await query
    .selectAll('phrase')
    .orderBy('phrase.heat', 'desc')
    .orderBy('phrase.id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return { phrases, total: Number(total) };
}

export const phrasesOf = (database: Database, bookId: number, limit: number): Promise<Phrase[]> =>
  database
    .selectFrom('phrase')
    .selectAll()
    .where('book_id', '=', bookId)
    .orderBy('heat', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
