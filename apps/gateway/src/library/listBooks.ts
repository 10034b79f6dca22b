import { BookFormat } from '@shuye/core-domain/book';
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
}

export async function listBooks({ database }: Pick<Library, 'database'>): Promise<ListedBook[]> {
  const rows = await database.selectFrom('book').selectAll().orderBy('id').execute();
  return rows.map(({ id, title, author, format, chapter_count, word_count, category, taken_down }) => ({
    id,
    title,
    author,
    format: format === BookFormat.Epub ? 'epub' : 'txt',
    chapters: chapter_count,
    words: word_count,
    category,
    takenDown: taken_down === 1,
  }));
}
