import type { Chapter, ChapterList } from '@shuye/core-domain/chapter';
import { AppError, messages } from '@shuye/core-domain/error';
import type { ChapterSource } from './chapters/ChapterSource.ts';
import { createOpenBook, type OpenBook } from './chapters/createOpenBook.ts';
import type { PrepareChapter } from './chapters/PrepareChapter.ts';
import { createRefusalReload, type Clock } from './chapters/createRefusalReload.ts';
import type { ReloadMemory } from './chapters/createReloadMemory.ts';
import type { StoredChapters } from './chapters/createStoredChapters.ts';
import type { OpenedChapter } from './chapters/OpenedChapter.ts';
import { isChapterMissing, startOfReading, type ReadingStart } from './chapters/startOfReading.ts';
import { toAppError } from './chapters/toAppError.ts';
import type { ChapterPages } from './place/ChapterPages.ts';
import { createPageGrowth, type Later } from './place/createPageGrowth.ts';
import { createReadingPosition, type Destination } from './place/createReadingPosition.ts';
import { createJumpHistory } from './place/createJumpHistory.ts';
import type { Position } from './place/Position.ts';
import { stepFrom } from './place/stepFrom.ts';
import type { Paginate, Reader } from './Reader.ts';
import type { ReaderState } from './ReaderState.ts';

export interface ReaderOptions {
  source: ChapterSource;
  isLocked: (chapter: Chapter) => boolean;
  prepare: PrepareChapter;
  stored: StoredChapters;
  clock: Clock;
  /** Remembers reloads of refused chapters, also before the page was; without it each is reloaded once. */
  reloads?: ReloadMemory;
  log: (message: string) => void;
}

/**
 * Reads one book at a time; it knows neither React nor the network. The state is computed anew from the book, the
 * position and the pages whenever one of them changes: verbs move the position and publish, and what is fetched
 * publishes when it arrives. An answer for a book that was left meanwhile is dropped.
 */
export function createReader(options: ReaderOptions): Reader {
  const { source, isLocked, stored, clock, reloads, log } = options;
  const listeners = new Set<() => void>();
  const reading = createReadingPosition();
  const way = createJumpHistory();
  let { prepare } = options;
  const refusals = createRefusalReload({ clock, reloads, reload: () => void reader.refresh() });
  const soon: Later = (run) => clock.after(0, run);
  let later = soon;
  const growth = createPageGrowth({ nowMs: clock.nowMs, later: (run) => later(run), onComplete: () => publish() });
  let state: ReaderState = { status: 'opening' };
  let book: OpenBook | undefined;
  let opening: { bookId: string; start: ReadingStart } | undefined;
  let paginate: Paginate | undefined;
  let isSubstitute = false;

  const pagesOf = (opened: OpenedChapter | undefined): ChapterPages | undefined =>
    paginate && opened?.status === 'ready' ? paginate(opened.content) : undefined;

  const compute = ({ list, at }: OpenBook): ReaderState => {
    const opened = at(reading.position.index);
    const pages = pagesOf(opened);
    refusals.watch(opened);
    growth.track(pages);
    if (!opened) return { status: 'finished', list };
    const place = reading.placeIn(opened, pages);
    const mark = pages && {
      page: pages.pageAt(place.offset),
      pageCount: pages.isComplete ? pages.pageCount : undefined,
    };
    return { status: 'reading', list, chapter: opened, place, mark, back: way.place, isSubstitute };
  };

  const show = (next: ReaderState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const publish = (): void => {
    if (book) show(compute(book));
  };
  const fail = (cause: unknown): void => show({ status: 'failed', error: toAppError(cause) });

  const moveTo = (position: Position, destination?: Destination, isNearest = false): void => {
    const isOther = position.index !== reading.position.index;
    isSubstitute = isNearest;
    reading.moveTo(position, destination);
    if (isOther) book?.focusChapter(position.index);
    publish();
  };

  const openBook = (list: ChapterList): OpenBook => {
    book?.close();
    const paintsStored = opening?.start.paintsStored ?? false;
    book = createOpenBook({ list, source, isLocked, prepare, stored, paintsStored, onChange: publish });
    return book;
  };

  const indexOf = (chapterId: string): number =>
    book?.list.chapters.findIndex((chapter) => chapter.chapterId === chapterId) ?? -1;

  const leave = (): void => {
    if (state.status === 'reading') way.leave(state.place);
  };

  const step = (by: 1 | -1): boolean => {
    const next = reader.peek(by);
    if (next) moveTo(next);
    return next !== undefined;
  };

  /** A list that lacks the requested chapter may be an old one; it is fetched once more [READER-48]. */
  const fetchList = async (bookId: string, start: ReadingStart): Promise<ChapterList> => {
    const list = await source.list(bookId);
    if (!isChapterMissing(list, start)) return list;
    log(messages.chapterMissing);
    return source.list(bookId, { fresh: true });
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
      way.clear();
      show({ status: 'opening' });
      try {
        const list = await fetchList(bookId, start);
        if (opening !== request) return;
        if (list.chapters.length === 0) throw new AppError('content', messages.contentFailure);
        const { place, ...found } = startOfReading(list, start);
        const { index } = found;
        ({ isSubstitute } = found);
        const opened = openBook(list);
        reading.moveTo({ index, offset: place?.offset ?? 0 }, place);
        opened.focusChapter(index);
        publish();
      } catch (cause) {
        if (opening === request) fail(cause);
      }
    },
    goTo: (place, { keepsBack = false } = {}) => {
      const index = indexOf(place.chapterId);
      if (index < 0) return;
      if (keepsBack) leave();
      moveTo({ index, offset: place.offset }, place);
    },
    goToSaved: (savedPlace, savedPercent) => {
      if (!book) return;
      const { index, place, isSubstitute: isNearest } = startOfReading(book.list, { savedPlace, savedPercent });
      moveTo({ index, offset: place?.offset ?? 0 }, place, isNearest);
    },
    follow: ({ chapterId, fragment }) => {
      const index = indexOf(chapterId);
      if (index < 0) return false;
      leave();
      moveTo({ index, offset: 0 }, { fragment });
      return true;
    },
    goBack: () => {
      const place = way.take();
      if (place) reader.goTo(place);
      return place !== undefined;
    },
    goToChapter: (index) => {
      if (book && index >= 0 && index <= book.list.chapters.length) moveTo({ index, offset: 0 });
    },
    next: () => step(1),
    previous: () => step(-1),
    commitPlace: (place) => {
      const index = indexOf(place.chapterId);
      const { position } = reading;
      const isUnmoved = index === position.index && place.offset === position.offset;
      if (index >= 0 && !isUnmoved) moveTo({ index, offset: place.offset });
    },
    setPrepare: (next) => {
      prepare = next;
      book?.setPrepare(next);
    },
    setPaginate: (next, nextLater = soon) => {
      paginate = next;
      later = nextLater;
      publish();
    },
    retry: (index = reading.position.index) => {
      const opened = book?.at(index);
      // The file is gone: the list that names it is an old one [READER-48].
      if (opened?.status === 'failed' && opened.error.code === 404) void reader.refresh();
      else if (book) book.retry(index);
      else if (opening) void reader.open(opening.bookId, opening.start);
    },
    refresh: async () => {
      if (!book) return;
      const before = book;
      try {
        const list = await source.list(before.list.bookId, { fresh: true });
        if (book !== before) return;
        const opened = openBook(list);
        const last = list.chapters.length;
        const place = state.status === 'reading' ? state.place : undefined;
        const index = place ? indexOf(place.chapterId) : last;
        const nearest = index >= 0 ? index : Math.min(reading.position.index, last - 1);
        isSubstitute ||= index < 0;
        reading.moveTo({ index: nearest, offset: place?.offset ?? 0 }, index >= 0 ? place : undefined);
        opened.focusChapter(nearest);
        publish();
      } catch (cause) {
        if (book === before) fail(cause);
      }
    },
    chapterAt: (index) => book?.at(index),
    read: async (index, signal) => book?.read(index, signal),
    peek: (by) => {
      if (!book) return undefined;
      const { position } = reading;
      const chapterCount = book.list.chapters.length;
      const next = stepFrom({ position, by, chapterCount, pages: pagesOf(book.at(position.index)) });
      // Without pages a step is a chapter, and a chapter is entered at its start; only the trailer lies behind an end.
      const entersAtStart = !paginate && position.index < chapterCount;
      return next && entersAtStart ? { ...next, offset: 0 } : next;
    },
    close: () => {
      opening = undefined;
      growth.track(undefined);
      refusals.stop();
      book?.close();
      book = undefined;
    },
  };
  return reader;
}
