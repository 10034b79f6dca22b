import type { Book } from '@shuye/core-domain/book';
import type { ChapterList } from '@shuye/core-domain/chapter';

/** What opens a book without a network: its facts and its chapters; their texts are kept by the engine. */
export interface OfflineBook {
  book: Book;
  list: ChapterList;
}
