import { quotedWords, type LiveAnnotation } from '@shuye/core-domain/annotation';
import type { Book } from '@shuye/core-domain/book';
import type { Quotation } from './quoteLayout.ts';

export const quotationOf = (
  { title, author }: Pick<Book, 'title' | 'author'>,
  { highlight: { range, chapterTitle } }: LiveAnnotation,
  inScript: (text: string) => string,
): Quotation => ({
  quote: inScript(quotedWords(range)),
  title: inScript(title),
  author: inScript(author),
  chapterTitle: inScript(chapterTitle),
});
