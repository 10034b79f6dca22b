import type { Chapter, ChapterContent, ChapterList } from '@shuye/core-domain/chapter';

/** Faults are `AppError`s: a refused chapter rejects with kind `server`, code 402 or 403. */
export interface ChapterSource {
  /** `fresh` asks the server again, whatever is remembered: a chapter is missing, or rights may have changed. */
  list: (bookId: string, options?: { fresh?: boolean }) => Promise<ChapterList>;
  content: (list: ChapterList, chapter: Chapter, signal?: AbortSignal) => Promise<ChapterContent>;
}
