import type { Database } from '../database/schema/Database.ts';
import { memoizePerLibraryVersion } from '../database/library/memoizePerLibraryVersion.ts';
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

const commonest = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((best, [word, count]) => (count > best[1] ? [word, count] : best), ['', 0] as [string, number])[0];

interface Group {
  bestId: number;
  count: number;
  tags: Map<string, number>;
}

async function load(database: Database): Promise<readonly ShelvedCategory[]> {
  const books = await shelved(database)
    .clearSelect()
    .select(['id', 'top_class', 'category', 'tags'])
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute();
  const groups = new Map<string, Group>();
  for (const { id, top_class, category, tags } of books) {
    const key = `${top_class}/${category}`;
    const group = groups.get(key) ?? { bestId: id, count: 0, tags: new Map<string, number>() };
    group.count += 1;
    for (const tag of texts(tags)) group.tags.set(tag, (group.tags.get(tag) ?? 0) + 1);
    groups.set(key, group);
  }
  const ids = [...groups.values()].map(({ bestId }) => bestId);
  const found = ids.length === 0 ? [] : await shelved(database).where('id', 'in', ids).execute();
  const best = new Map(found.map((book) => [book.id, book]));
  return [...groups]
    .flatMap(([key, { bestId, count, tags }]) => {
      const book = best.get(bestId);
      if (!book) return [];
      const { category: name, top_class: topClass } = book;
      return [{ categoryId: nameId('category', key), name, topClass, relatedTag: commonest(tags), best: book, count }];
    })
    .sort((a, b) => b.count - a.count);
}

const loadOnce = memoizePerLibraryVersion({ load: (database: Database) => load(database), keyOf: () => '', max: 1 });

/** The categories of the books on the shelf within each class of books; those with most books first. */
export const listCategories = (database: Database): Promise<readonly ShelvedCategory[]> =>
  loadOnce(database, undefined);
