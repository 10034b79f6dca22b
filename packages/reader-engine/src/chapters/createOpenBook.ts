import type { Chapter, ChapterContent, ChapterList } from '@shuye/core-domain/chapter';
import type { AppError } from '@shuye/core-domain/error';
import type { ChapterSource } from './ChapterSource.ts';
import { createChapterMemory } from './createChapterMemory.ts';
import type { StoredChapters } from './createStoredChapters.ts';
import { createStoredPaint } from './createStoredPaint.ts';
import { isRefusal } from './isRefusal.ts';
import type { OpenedChapter } from './OpenedChapter.ts';
import { contentOf } from './contentOf.ts';
import type { PrepareChapter } from './PrepareChapter.ts';
import type { ReadyChapter } from './ReadyChapter.ts';
import { toAppError } from './toAppError.ts';

export interface OpenBookOptions {
  list: ChapterList;
  source: ChapterSource;
  isLocked: (chapter: Chapter) => boolean;
  prepare: PrepareChapter;
  stored: StoredChapters;
  paintsStored: boolean;
  onChange: () => void;
}

/** A book's chapters as they come in: the one being read, then its neighbours ahead of time. */
export interface OpenBook {
  readonly list: ChapterList;
  at: (index: number) => OpenedChapter | undefined;
  /** Loads this chapter first, then the next and the previous one [CACHE-06]. */
  focusChapter: (index: number) => void;
  retry: (index: number) => void;
  /** Undefined where the chapter is locked or not in the list; rejects with an `AppError`. */
  read: (index: number, signal?: AbortSignal) => Promise<ReadyChapter | undefined>;
  setPrepare: (prepare: PrepareChapter) => void;
  close: () => void;
}

export function createOpenBook(options: OpenBookOptions): OpenBook {
  const { list, source, isLocked, stored, paintsStored, onChange } = options;
  let { prepare } = options;
  const { chapters } = list;
  const memory = createChapterMemory();
  const faults = new Map<string, AppError>();
  const underway = new Map<number, AbortController>();
  const { bookId, prefixes } = list;
  const paint = createStoredPaint({ bookId, prefixes, stored, paintsFirst: paintsStored, prepare, onChange });
  let current = 0;
  let isClosed = false;

  const neighbourhood = (): number[] => [current, current + 1, current - 1].filter((index) => chapters[index]);

  const remember = (ready: ReadyChapter): void =>
    memory.put(ready, new Set(neighbourhood().map((near) => chapters[near]?.chapterId ?? '')));

  const prepareLatest = async (chapter: Chapter, content: ChapterContent): Promise<ReadyChapter> => {
    const chosen = prepare;
    const ready = await chosen(chapter, content, prefixes);
    return chosen === prepare ? ready : prepareLatest(chapter, content);
  };

  /** May be read, and is not there: neither its text nor a fault. */
  const isWanted = (chapter: Chapter | undefined): chapter is Chapter =>
    chapter !== undefined && !isLocked(chapter) && !memory.get(chapter.chapterId) && !faults.has(chapter.chapterId);

  const load = async (index: number): Promise<void> => {
    const chapter = chapters[index];
    if (!isWanted(chapter) || underway.has(index)) return;

    const abort = new AbortController();
    underway.set(index, abort);
    try {
      const content = await source.content(list, chapter, abort.signal);
      const ready = await prepareLatest(chapter, content);
      if (abort.signal.aborted) return;
      remember(ready);
    } catch (cause) {
      if (abort.signal.aborted) return;
      faults.set(chapter.chapterId, toAppError(cause));
    }
    underway.delete(index);
    keepCurrent();
    onChange();
    if (index === current && !faults.has(chapter.chapterId)) loadNeighbours();
  };

  /** The device keeps the chapter that is read now; a refused chapter is kept nowhere. */
  const keepCurrent = (): void => {
    const chapterId = chapters[current]?.chapterId ?? '';
    const ready = memory.get(chapterId);
    const fault = faults.get(chapterId);
    if (ready) paint.keep(ready);
    else if (fault && isRefusal(fault)) paint.drop();
  };

  const loadNeighbours = (): void => {
    for (const index of neighbourhood()) void load(index);
  };

  const dropFarLoads = (): void => {
    for (const [index, abort] of underway) {
      if (Math.abs(index - current) <= 1) continue;
      abort.abort();
      underway.delete(index);
    }
  };

  /** A fault met ahead of time is not what a reader gets to see on arrival: the chapter is asked for once more. */
  const forgiveFault = (index: number): void => {
    const chapter = chapters[index];
    const fault = chapter && faults.get(chapter.chapterId);
    if (fault && !isRefusal(fault)) faults.delete(chapter.chapterId);
  };

  /** Where a chapter cannot be prepared anew, it stays as it is. */
  const renew = async (ready: ReadyChapter): Promise<void> => {
    const { chapterId } = ready.chapter;
    try {
      const renewed = await prepareLatest(ready.chapter, contentOf(ready));
      if (isClosed || memory.get(chapterId) !== ready) return;
      memory.replace(renewed);
    } catch (cause) {
      faults.set(chapterId, toAppError(cause));
    }
    onChange();
  };

  return {
    list,
    at: (index) => {
      const chapter = chapters[index];
      if (!chapter) return undefined;
      const fault = faults.get(chapter.chapterId);
      if (isLocked(chapter)) return { status: 'locked', index, chapter, refusal: undefined };
      if (fault && isRefusal(fault)) return { status: 'locked', index, chapter, refusal: fault };
      const content = memory.get(chapter.chapterId) ?? paint.of(chapter.chapterId);
      if (content) return { status: 'ready', index, chapter, content };
      return fault ? { status: 'failed', index, chapter, error: fault } : { status: 'loading', index, chapter };
    },
    focusChapter: (index) => {
      current = index;
      dropFarLoads();
      forgiveFault(index);
      const chapter = chapters[index];
      if (isWanted(chapter)) {
        paint.begin(chapter);
        void load(index);
      } else {
        keepCurrent();
        loadNeighbours();
      }
    },
    retry: (index) => {
      const chapter = chapters[index];
      if (!chapter) return;
      faults.delete(chapter.chapterId);
      void load(index);
      onChange();
    },
    read: async (index, signal) => {
      const chapter = chapters[index];
      if (!chapter || isLocked(chapter)) return undefined;
      const known = memory.get(chapter.chapterId) ?? paint.of(chapter.chapterId);
      if (known) return known;
      const kept = stored.get(bookId);
      try {
        const content =
          kept?.chapterId === chapter.chapterId ? kept.content : await source.content(list, chapter, signal);
        return await prepare(chapter, content, prefixes, { isUnseen: true });
      } catch (cause) {
        throw toAppError(cause);
      }
    },
    setPrepare: (next) => {
      prepare = next;
      paint.setPrepare(next);
      for (const ready of memory.all()) void renew(ready);
    },
    close: () => {
      isClosed = true;
      for (const abort of underway.values()) abort.abort();
      underway.clear();
    },
  };
}
