import { markMatches } from '@shuye/core-domain/search';
import { MarkedText } from '@shuye/ui';

/** Draws a text with what the word matches in it standing out. */
export const markedBy = (word: string) => (text: string) => <MarkedText parts={markMatches(text, word)} />;
