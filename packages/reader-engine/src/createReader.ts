import { AppError, messages, placeAt, type Chapter, type ChapterList, type Place } from '@shuye/core-domain';
import type { ChapterSource } from './chapters/ChapterSource.ts';
import { createOpenBook, type OpenBook, type PrepareChapter } from './chapters/createOpenBook.ts';
import { createRefusalReload, type Clock } from './chapters/createRefusalReload.ts';
import type { OpenedChapter } from './chapters/OpenedChapter.ts';
import { isChapterMissing, startOfReading, type ReadingStart } from './chapters/startOfReading.ts';
import type { ChapterPages } from './place/ChapterPages.ts';
import { findPlace } from './place/findPlace.ts';
import type { Spot } from './place/Spot.ts';
import { stepFrom } from './place/stepFrom.ts';
import type { Paginate, Reader } from './Reader.ts';
import type { PageMark, ReaderState } from './ReaderState.ts';

export interface ReaderOptions {
  source: ChapterSource;
  /** Our own rule; a locked chapter is not asked for. */
  isLocked: (chapter: Chapter) => boolean;
  prepare: PrepareChapter;
  clock: Clock;
  /** For operators: what a reader does not get to see. */
  log: (message: string) => void;
}

/** Pages laid out in one go while nothing else happens. */
const IDLE_PAGES = 40;

const toAppError = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('network', messages.networkFailure, { cause });

const lastOffset = (text: string): number => Math.max(0, text.length - 1);

/** A reader of one book at a time; it knows neither React nor the network. */
export function createReader({ source, isLocked, prepare, clock, log }: ReaderOptions): Reader {
  const listeners = new Set<() => void>();
  let state: ReaderState = { status: 'opening' };
  let book: OpenBook | undefined;
  let opening: { bookId: string; start: ReadingStart } | undefined;
  let spot: Spot = { index: 0, offset: 0 };
  /** Where to go once the chapter's text is there; afterwards the spot is exact. */
  let wanted: Place | undefined;
  let paginate: Paginate | undefined;
  let stopGrowing: (() => void) | undefined;

  const refusals = createRefusalReload({ clock, reload: () => void reader.refresh() });

  const pagesOf = (opened: OpenedChapter | undefined): ChapterPages | undefined =>
    paginate && opened?.status === 'ready' ? paginate(opened.content) : undefined;

  const growWhenIdle = (pages: ChapterPages): void => {
    stopGrowing?.();
    stopGrowing = clock.after(0, () => {
      pages.growTo(pages.pageCount + IDLE_PAGES);
      if (pages.isComplete) publish();
      else growWhenIdle(pages);
    });
  };

  const markOf = (pages: ChapterPages | undefined): PageMark | undefined => {
    if (!pages) return undefined;
    const page = pages.pageAt(spot.offset);
    if (!pages.isComplete) growWhenIdle(pages);
    return { page, pageCount: pages.isComplete ? pages.pageCount : undefined };
  };

  /** Turns a wish (a stored place, "the last page") into an offset as soon as the text is known. */
  const settleSpot = (opened: OpenedChapter): Place => {
    const { chapterId } = opened.chapter;
    if (opened.status !== 'ready') return wanted ?? { chapterId, offset: 0, print: '' };
    const { text } = opened.content;
    if (wanted) spot = { ...spot, offset: findPlace(text, wanted) };
    wanted = undefined;
    const pages = pagesOf(opened);
    if (spot.offset === Infinity)
      spot = { ...spot, offset: pages ? pages.pageStart(pages.pageAt(Infinity)) : lastOffset(text) };
    return placeAt(chapterId, text, spot.offset);
  };

  const compute = (): ReaderState => {
    if (!book) return state;
    const { list } = book;
    const opened = book.at(spot.index);
    refusals.watch(opened);
    if (!opened) return { status: 'finished', list };
    const place = settleSpot(opened);
    return { status: 'reading', list, chapter: opened, place, mark: markOf(pagesOf(opened)) };
  };

  const publish = (): void => {
    stopGrowing?.();
    state = compute();
    for (const listener of listeners) listener();
  };

  const moveTo = (next: Spot, place?: Place): void => {
    const isOther = next.index !== spot.index;
    spot = next;
    wanted = place;
    if (isOther) book?.attend(next.index);
    publish();
  };

  const openBook = (list: ChapterList): OpenBook => {
    book?.close();
    return createOpenBook({ list, source, isLocked, prepare, onChange: publish });
  };

  const fail = (cause: unknown): void => {
    state = { status: 'failed', error: toAppError(cause) };
    for (const listener of listeners) listener();
  };

  const indexOf = (chapterId: string): number =>
    book?.list.chapters.findIndex((chapter) => chapter.chapterId === chapterId) ?? -1;

  const step = (by: 1 | -1): boolean => {
    const next = reader.peek(by);
    if (!next) return false;
    moveTo(next);
    return true;
  };

  const reader: Reader = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: async (bookId, start = {}) => {
      const request = { bookId, start };
      opening = request;
      book?.close();
      book = undefined;
      state = { status: 'opening' };
      publish();
      try {
        let list = await source.list(bookId);
        if (isChapterMissing(list, start)) {
          log(messages.chapterMissing);
          list = await source.list(bookId);
        }
        if (opening !== request) return;
        if (list.chapters.length === 0) throw new AppError('content', messages.contentFailure);
        const { index, place } = startOfReading(list, start);
        book = openBook(list);
        spot = { index, offset: place?.offset ?? 0 };
        wanted = place;
        book.attend(index);
        publish();
      } catch (cause) {
        if (opening === request) fail(cause);
      }
    },
    goTo: (place) => {
      const index = indexOf(place.chapterId);
      if (index >= 0) moveTo({ index, offset: place.offset }, place);
    },
    goToChapter: (index) => {
      if (!book || index < 0 || index > book.list.chapters.length) return;
      moveTo({ index, offset: 0 });
    },
    next: () => step(1),
    previous: () => step(-1),
    settle: (place) => {
      const index = indexOf(place.chapterId);
      if (index >= 0) moveTo({ index, offset: place.offset });
    },
    setPaginate: (next) => {
      paginate = next;
      publish();
    },
    retry: (index = spot.index) => {
      if (book) book.retry(index);
      else if (opening) void reader.open(opening.bookId, opening.start);
    },
    refresh: async () => {
      if (!book) return;
      const before = book;
      try {
        const list = await source.list(before.list.bookId);
        if (book !== before) return;
        const here = state.status === 'reading' ? state.place : undefined;
        book = openBook(list);
        const found = here ? indexOf(here.chapterId) : list.chapters.length;
        spot = {
          index: found >= 0 ? found : Math.min(spot.index, list.chapters.length - 1),
          offset: here?.offset ?? 0,
        };
        wanted = here;
        book.attend(spot.index);
        publish();
      } catch (cause) {
        if (book === before) fail(cause);
      }
    },
    chapterAt: (index) => book?.at(index),
    peek: (by) => {
      if (!book) return undefined;
      const chapterCount = book.list.chapters.length;
      const next = stepFrom({ spot, by, chapterCount, pages: pagesOf(book.at(spot.index)) });
      // Without pages a step is a chapter, and a chapter is entered at its start; only the trailer lies behind an end.
      const entersAtStart = !paginate && spot.index < chapterCount;
      return next && entersAtStart ? { ...next, offset: 0 } : next;
    },
    close: () => {
      opening = undefined;
      stopGrowing?.();
      refusals.stop();
      book?.close();
      book = undefined;
    },
  };
  return reader;
}
