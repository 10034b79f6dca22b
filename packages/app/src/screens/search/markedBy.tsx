import { markMatches } from '@shuye/core-domain/search';
import { MarkedText } from '@shuye/ui';

export const markedBy = (word: string) => (text: string) => <MarkedText parts={markMatches(text, word)} />;
