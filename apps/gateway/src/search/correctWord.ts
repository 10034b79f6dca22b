import type { Database } from '../database/schema/Database.ts';
import { editDistance } from './editDistance.ts';
import { findBooks } from './findBooks.ts';
import { characterGrams } from './grams.ts';
import { searchText } from './searchText.ts';

/** Books that are looked at for a name like the misspelt one. */
const CANDIDATES = 20;
/** Shorter words are near to too many names. */
const MIN_WORD_LENGTH = 3;
/** Words of this length may be wrong in two places. */
const LONG = 6;

/** The title or author that was probably meant by a word that found nothing; undefined where none is near. */
export async function correctWord(database: Database, word: string): Promise<string | undefined> {
  const text = searchText(word);
  const { length } = [...text];
  if (length < MIN_WORD_LENGTH) return undefined;
  const mistakes = length >= LONG ? 2 : 1;
  const grams = characterGrams(word);
  const atLeast = Math.max(1, grams.length - mistakes);
  const { books } = await findBooks(database, { grams, atLeast, offset: 0, limit: CANDIDATES });
  const near = books
    .flatMap(({ title, author }) => [title, author])
    .map((name) => ({ name, distance: editDistance(text, searchText(name)) }))
    .filter(({ distance }) => distance <= mistakes)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name;
}
