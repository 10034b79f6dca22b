import { wordCountLabel } from '../text/countLabels.ts';
import type { Book } from './Book.ts';
import { bookStatusLabel } from './bookStatusLabel.ts';

const scoreLabel = (score: number): string => `${score.toFixed(1)}分`;

/** The one line of facts beside a cover: word count, status, score; what is not known is left out. */
export const bookFacts = ({ wordCount, status, score }: Pick<Book, 'wordCount' | 'status' | 'score'>): string[] => [
  ...(wordCount > 0 ? [wordCountLabel(wordCount)] : []),
  bookStatusLabel(status),
  ...(score !== undefined && score > 0 ? [scoreLabel(score)] : []),
];
