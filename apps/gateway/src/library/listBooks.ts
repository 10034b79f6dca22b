import { bookAvailability, BookFormat } from '@shuye/core-domain/book';
import { toVisibility } from '../books/toVisibility.ts';
import type { Library } from './Library.ts';

export interface ListedBook {
  id: number;
  title: string;
  author: string;
  format: 'txt' | 'epub';
  chapters: number;
  /** Characters without white space. */
  words: number;
  category: string;
  takenDown: boolean;
  /** Open to those alone who bought it. */
  closed: boolean;
}

export async function listBooks({ database }: Pick<Library, 'database'>): Promise<ListedBook[]> {
  const rows = await database.selectFrom('book').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    author: row.author,
    format: row.format === BookFormat.Epub ? 'epub' : 'txt',
    chapters: row.chapter_count,
    words: row.word_count,
    category: row.category,
    takenDown: row.taken_down === 1,
    closed: bookAvailability({ openness: toVisibility(row) }) === 'readable-if-bought',
  }));
}
