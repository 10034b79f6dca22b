import type { Database } from '../database/schema/Database.ts';
import { findBooks } from './findBooks.ts';
import { queryGrams } from './grams.ts';
import { searchText } from './searchText.ts';

/** Suggestions that fit under the search box. */
const MAX_SUGGESTIONS = 10;
const CANDIDATES = 30;

/** Titles, authors and tags that hold what was typed; those that begin with it first. */
export async function suggestNames(database: Database, typed: string): Promise<string[]> {
  const text = searchText(typed);
  const grams = queryGrams(typed);
  const { books } = await findBooks(database, { grams, atLeast: grams.length, offset: 0, limit: CANDIDATES });
  const names = books.flatMap(({ title, author, tags }) => [title, author, ...(JSON.parse(tags) as string[])]);
  const place = (name: string): number => searchText(name).indexOf(text);
  const holding = [...new Set(names)].filter((name) => place(name) >= 0);
  return [...holding.filter((name) => place(name) === 0), ...holding.filter((name) => place(name) > 0)].slice(
    0,
    MAX_SUGGESTIONS,
  );
}
