import type { BookOpenness } from '@shuye/core-domain/book';
import type { BookRow } from '../database/schema/Tables.ts';

export const toVisibility = (book: BookRow): BookOpenness => ({
  list: book.list_open === 1,
  cover: book.cover_open === 1,
  read: book.read_open === 1,
  buy: book.buy_open === 1,
  hidden: book.hidden === 1,
  takenDown: book.taken_down === 1,
});
