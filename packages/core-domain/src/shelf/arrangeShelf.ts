import { PERCENT_SCALE } from '../progress/chapterPercent.ts';
import { foldedText } from '../text/foldedText.ts';
import { compareTitles } from './compareTitles.ts';

export const shelfOrders = ['recent', 'added', 'title', 'updated'] as const;
export type ShelfOrder = (typeof shelfOrders)[number];

export const shelfFilters = ['all', 'reading', 'unread', 'finished'] as const;
export type ShelfFilter = (typeof shelfFilters)[number];

export interface FilteredBook {
  title: string;
  author: string;
  /** On the 10,000 scale; undefined for a book never opened. */
  percent: number | undefined;
}

export interface SortedBook {
  bookId: string;
  title: string;
  /** Milliseconds: when it was put on the shelf. */
  addedAt: number;
  /** When its newest chapter came, in any one unit; 0 where that is not known. */
  grownAt: number;
}

const readingState = (percent: number | undefined): ShelfFilter => {
  if (percent === undefined) return 'unread';
  return percent >= PERCENT_SCALE ? 'finished' : 'reading';
};

/** Whether a book is among those that its reader wants to see: by how far it was read, and by words of its title or author. */
export function isShownOnShelf(
  { title, author, percent }: FilteredBook,
  { filter, words }: { filter: ShelfFilter; words: string },
): boolean {
  if (filter !== 'all' && readingState(percent) !== filter) return false;
  const wanted = foldedText(words);
  return wanted === '' || foldedText(title).includes(wanted) || foldedText(author).includes(wanted);
}

/** `books` in another order. They come as a shelf lists them, by their latest change, and equal ones stay so. */
export function sortShelf<Book extends SortedBook>(books: readonly Book[], order: ShelfOrder): readonly Book[] {
  if (order === 'recent') return books;
  if (order === 'added') return [...books].sort((a, b) => b.addedAt - a.addedAt);
  if (order === 'updated') return [...books].sort((a, b) => b.grownAt - a.grownAt);
  return [...books].sort((a, b) => compareTitles(a.title, b.title));
}
