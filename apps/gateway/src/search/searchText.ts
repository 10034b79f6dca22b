import { Converter } from 'opencc-js/t2cn';

const toSimplified = Converter({ from: 't', to: 'cn' });

/** Everything that is no letter and no digit in any script. */
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/**
 * A text as search compares it: Simplified characters, small letters, half width, words apart by one blank. Titles in
 * Traditional characters are found by Simplified words, and the other way round.
 */
export const searchText = (text: string): string =>
  toSimplified(text.normalize('NFKC')).toLowerCase().replace(BETWEEN_WORDS, ' ').trim();
