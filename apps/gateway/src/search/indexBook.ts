import type { Database } from '../database/schema/Database.ts';
import { nameGram, textGrams } from './grams.ts';

export interface IndexedBook {
  id: number;
  title: string;
  author: string;
  category: string;
  tags: string;
  heroes: string;
}

/** What a piece is worth by the place where it stands; whole names count above all pieces together. */
const WEIGHTS = { title: 8, author: 6, hero: 5, tag: 3, category: 2, wholeTitle: 1000, wholeAuthor: 500 } as const;

/** Rows of one statement: databases bound the number of its parameters. */
const BATCH = 300;

const texts = (json: string): string[] => JSON.parse(json) as string[];

/** Every piece that a book is found by, with its weight. */
export function bookGrams(book: IndexedBook): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (gram: string, weight: number): void => void weights.set(gram, (weights.get(gram) ?? 0) + weight);
  const addText = (text: string, weight: number): void => textGrams(text).forEach((gram) => add(gram, weight));
  addText(book.title, WEIGHTS.title);
  addText(book.author, WEIGHTS.author);
  addText(book.category, WEIGHTS.category);
  for (const hero of texts(book.heroes)) addText(hero, WEIGHTS.hero);
  for (const tag of texts(book.tags)) addText(tag, WEIGHTS.tag);
  add(nameGram(book.title), WEIGHTS.wholeTitle);
  add(nameGram(book.author), WEIGHTS.wholeAuthor);
  return weights;
}

/** Writes a book into the index, in place of what stood there; call it in the transaction that writes the book. */
export async function indexBook(database: Database, book: IndexedBook): Promise<void> {
  await database.deleteFrom('search_gram').where('book_id', '=', book.id).execute();
  const rows = [...bookGrams(book)].map(([gram, weight]) => ({ gram, book_id: book.id, weight }));
  for (let at = 0; at < rows.length; at += BATCH) {
    await database
      .insertInto('search_gram')
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
}
