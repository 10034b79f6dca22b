import type { Book, ChapterList } from '@shuye/core-domain';

/** What opens a book without a network: its facts and its chapters; their texts are kept by the engine. */
export interface KeptBook {
  book: Book;
  list: ChapterList;
}
