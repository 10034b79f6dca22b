import type { Chapter, ChapterContent, ChapterList } from '@shuye/core-domain';

/** Where a reader gets its chapters from; faults are `AppError`s. A refused chapter rejects with kind `server`, code 402 or 403. */
export interface ChapterSource {
  list: (bookId: string) => Promise<ChapterList>;
  content: (list: ChapterList, chapter: Chapter, signal?: AbortSignal) => Promise<ChapterContent>;
}
