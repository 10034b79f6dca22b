import { blankComments } from '../spec/blankComments.ts';
import { exactWords } from './exactWords.ts';

export interface HandSpace {
  line: number;
  /** The words around it. */
  words: string;
}

/** A space between a Chinese character and a number, a Latin word, or what will be put there. */
const HAND_SPACE = /(?<=\p{Script=Han}) (?=[\w{<]|\$\{)|(?<=[\w%}>'`]) (?=\p{Script=Han})/gu;
const AROUND = 20;

/** The spaces in the texts of a source that a browser draws by itself, thinner than they are (`text-autospace`). */
export function handSpaces(source: string): HandSpace[] {
  const text = exactWords.reduce(
    (rest, words) => rest.replaceAll(words, words.replaceAll(' ', '#')),
    blankComments(source),
  );
  return [...text.matchAll(HAND_SPACE)].map(({ index }) => ({
    line: text.slice(0, index).split('\n').length,
    words: text
      .slice(Math.max(0, index - AROUND), index + AROUND)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}
