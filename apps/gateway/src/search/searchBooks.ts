import type { Database } from '../database/schema/Database.ts';
import { correctWord } from './correctWord.ts';
import { findBooks, type FoundBooks } from './findBooks.ts';
import { nameGram, queryGrams } from './grams.ts';

export interface BookSearch {
  word: string;
  /** From 1. */
  page: number;
  size: number;
}

export interface SearchFindings extends FoundBooks {
  /** The word that was searched for in the end: another one where the reader's own was misspelt. */
  word: string;
  isCorrected: boolean;
}

/** Longer words are sentences: a book need not have all of them. */
const LONG_WORD = 3;
const SHARE_OF_LONG_WORD = 1 / 3;

/** Books for a word: all its pieces, else the name that was meant, else most of the pieces of a long one. */
export async function searchBooks(database: Database, { word, page, size }: BookSearch): Promise<SearchFindings> {
  const search = (text: string, share = 1) => {
    const grams = queryGrams(text);
    const atLeast = grams.length < LONG_WORD ? grams.length : Math.ceil(grams.length * share);
    const whole = grams.length > 0 ? [nameGram(text)] : [];
    return findBooks(database, { grams: [...whole, ...grams], atLeast, offset: (page - 1) * size, limit: size });
  };

  const found = await search(word);
  if (found.total > 0) return { ...found, word, isCorrected: false };
  const meant = await correctWord(database, word);
  if (meant !== undefined) return { ...(await search(meant)), word: meant, isCorrected: true };
  return { ...(await search(word, SHARE_OF_LONG_WORD)), word, isCorrected: false };
}
