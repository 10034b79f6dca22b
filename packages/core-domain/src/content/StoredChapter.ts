import type { ChapterContent } from '../chapter/Chapter.ts';

/** The last chapter read of a book, as it is kept on the device [ENT-50]. */
export interface StoredChapter {
  bookId: string;
  chapterId: string;
  title: string;
  /** From 0, in the flattened list. */
  index: number;
  content: ChapterContent;
}
