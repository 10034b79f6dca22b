import type { ListedBook } from '../listBooks.ts';
import { formatTerms } from './formatTerms.ts';

/** A book as a line of the list; `nowMs` in milliseconds. */
export function formatBook(book: ListedBook, nowMs: number): string {
  const { id, title, author, format, chapters, words, terms, takenDown, closed } = book;
  const size = `${format}, ${chapters} chapters, ${words} characters`;
  const state = takenDown ? ', taken down' : closed ? ', closed to all but its buyers' : '';
  return `${id}  《${title}》 ${author || '(no author)'}  ${size}, ${formatTerms(terms, nowMs)}${state}`;
}
