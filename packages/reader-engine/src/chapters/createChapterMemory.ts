import type { ReadyChapter } from './ReadyChapter.ts';

/** Chapters of the open book that are kept in memory [CACHE-04] (D-076). */
export const CHAPTER_CACHE_SIZE = 6;

export interface ChapterMemory {
  readonly size: number;
  get: (chapterId: string) => ReadyChapter | undefined;
  /** The oldest chapter makes room, but none of `kept`: what is read now and its neighbours. */
  put: (ready: ReadyChapter, kept: ReadonlySet<string>) => void;
  replace: (ready: ReadyChapter) => void;
  all: () => readonly ReadyChapter[];
}

export function createChapterMemory(capacity = CHAPTER_CACHE_SIZE): ChapterMemory {
  const chapters = new Map<string, ReadyChapter>();

  return {
    get size() {
      return chapters.size;
    },
    get: (chapterId) => chapters.get(chapterId),
    put: (ready, kept) => {
      const { chapterId } = ready.chapter;
      chapters.delete(chapterId);
      chapters.set(chapterId, ready);
      for (const oldest of chapters.keys()) {
        if (chapters.size <= capacity) return;
        if (!kept.has(oldest) && oldest !== chapterId) chapters.delete(oldest);
      }
    },
    replace: (ready) => {
      const { chapterId } = ready.chapter;
      if (chapters.has(chapterId)) chapters.set(chapterId, ready);
    },
    all: () => Array.from(chapters.values()),
  };
}
