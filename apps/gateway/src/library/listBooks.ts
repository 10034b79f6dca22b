import { bookAvailability, BookFormat } from '@shuye/core-domain/book';
import { toVisibility } from '../books/toVisibility.ts';
import { bookTerms } from './bookTerms.ts';
import type { Library } from './Library.ts';
import type { SaleTerms } from './SaleTerms.ts';

export interface ListedBook {
  id: number;
  title: string;
  author: string;
  format: 'txt' | 'epub';
  chapters: number;
  /** Characters without white space. */
  words: number;
  category: string;
  /** What “library terms” says of it. */
  terms: SaleTerms;
  takenDown: boolean;
  /** Open to those alone who bought it. */
  closed: boolean;
}

export async function listBooks({ database }: Pick<Library, 'database'>): Promise<ListedBook[]> {
  const rows = await database.selectFrom('book').selectAll().orderBy('id').execute();
  const sold = await database
    .selectFrom('chapter')
    .select(({ fn }) => ['book_id', fn.min('ordinal').as('ordinal')])
    .where('is_free', '=', 0)
    .groupBy('book_id')
    .execute();
  const firstSold = new Map(sold.map(({ book_id, ordinal }) => [book_id, ordinal]));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    author: row.author,
    format: row.format === BookFormat.Epub ? 'epub' : 'txt',
    chapters: row.chapter_count,
    words: row.word_count,
    category: row.category,
    terms: bookTerms(row, (firstSold.get(row.id) ?? row.chapter_count + 1) - 1),
    takenDown: row.taken_down === 1,
    closed: bookAvailability({ openness: toVisibility(row) }) === 'readable-if-bought',
  }));
}
