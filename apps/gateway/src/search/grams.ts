import { searchText } from './searchText.ts';

/** More pieces than a search needs to tell books apart. */
const MAX_WORDED = 64;

const wordsOf = (text: string): string[][] =>
  searchText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [...word]);

const pairs = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);

/** The single characters and the pairs of neighbours that a text is found by, each once. */
export const textGrams = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap((characters) => [...characters, ...pairs(characters)])),
];

/** The pieces that a searched word must share with a text: pairs, or the character that stands alone. */
export const queryGrams = (text: string): string[] =>
  [...new Set(wordsOf(text).flatMap((word) => (word.length === 1 ? word : pairs(word))))].slice(0, MAX_WORDED);

/** The single characters of a searched word: enough to find what was misspelt. */
export const characterGrams = (text: string): string[] => [...new Set(wordsOf(text).flat())].slice(0, MAX_WORDED);

export const nameGram = (name: string): string => `=${searchText(name)}`;
