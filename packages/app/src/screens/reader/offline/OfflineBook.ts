import type { Book } from '@shuye/core-domain/book';
import type { ChapterList } from '@shuye/core-domain/chapter';

/** The engine keeps the texts of the chapters. */
export interface OfflineBook {
  book: Book;
  list: ChapterList;
}
