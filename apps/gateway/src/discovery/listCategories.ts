import type { Database } from '../database/schema/Database.ts';
import type { BookRow } from '../database/schema/Tables.ts';
import { shelved } from '../books/selectBooks.ts';
import { nameId } from './nameId.ts';

export interface ShelvedCategory {
  categoryId: string;
  name: string;
  topClass: number;
  /** The tag that most of its books have; empty without tags. */
  relatedTag: string;
  best: BookRow;
  count: number;
}

const texts = (json: string): string[] => JSON.parse(json) as string[];

/** The word that occurs most often; the first of several. */
const commonest = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((best, [word, count]) => (count > best[1] ? [word, count] : best), ['', 0] as [
    string,
    number,
  ])[0];
};

/** The categories of the books on the shelf within each class of books; those with most books first. */
export async function listCategories(database: Database): Promise<ShelvedCategory[]> {
  const books = await shelved(database).orderBy('popularity', 'desc').orderBy('id').execute();
  const groups = new Map<string, BookRow[]>();
  for (const book of books) {
    const key = `${book.top_class}/${book.category}`;
    groups.set(key, [...(groups.get(key) ?? []), book]);
  }
  return [...groups]
    .flatMap(([key, inside]) => {
      const [best] = inside;
      if (!best) return [];
      const { category: name, top_class: topClass } = best;
      const relatedTag = commonest(inside.flatMap(({ tags }) => texts(tags)));
      return [{ categoryId: nameId('category', key), name, topClass, relatedTag, best, count: inside.length }];
    })
    .sort((a, b) => b.count - a.count);
}
