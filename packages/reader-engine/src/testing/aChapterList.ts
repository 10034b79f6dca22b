import type { ChapterList } from '@shuye/core-domain/chapter';
import { aChapter } from '@shuye/core-domain/testing';

/** A list of free chapters c1, c2, …; name only what the test is about. */
export const aChapterList = (count: number, change: Partial<ChapterList> = {}): ChapterList => ({
  bookId: '1001',
  chapters: Array.from({ length: count }, (_, at) => aChapter({ ordinal: at + 1, isFree: true })),
  volumes: [],
  prefixes: { free: '/free/', charge: '/charge/' },
  ...change,
});
