import type { Chapter } from '@shuye/core-domain/chapter';
import type { StoredChapter } from '@shuye/core-domain/content';
import { expect } from 'vitest';
import { createStoredChapters, type StoredChapters } from '../chapters/createStoredChapters.ts';
import type { PrepareChapter } from '../chapters/PrepareChapter.ts';
import { prepareText } from '../chapters/prepareText.ts';
import type { ReadingStart } from '../chapters/startOfReading.ts';
import { createReader } from '../createReader.ts';
import { createTextPaginator } from '../layout/createTextPaginator.ts';
import type { TextStyle } from '../layout/TextStyle.ts';
import type { Paginate, Reader } from '../Reader.ts';
import type { ReaderState } from '../ReaderState.ts';
import { aChapterList } from './aChapterList.ts';
import { aTextStyle } from './aTextStyle.ts';
import { fakeSource, type FakeSource } from './fakeSource.ts';
import { fixedMeasurer } from './fixedMeasurer.ts';
import { memoryStorage } from './memoryStorage.ts';
import { manualClock, type ManualClock } from './manualClock.ts';

export interface OpenReader {
  reader: Reader;
  source: FakeSource;
  clock: ManualClock;
  logged: readonly string[];
  stored: StoredChapters;
  /** The state, which must be `reading`. */
  reading: () => Extract<ReaderState, { status: 'reading' }>;
}

export interface OpenReaderOptions {
  chapters?: number;
  start?: ReadingStart;
  isLocked?: (chapter: Chapter) => boolean;
  paginate?: Paginate | undefined;
  prepare?: PrepareChapter;
  clock?: ManualClock;
  prepareSource?: (source: FakeSource) => void;
  stored?: readonly StoredChapter[];
}

export const fixedPaginate = (change: Partial<TextStyle> = {}): Paginate =>
  createTextPaginator({ style: aTextStyle(change), body: fixedMeasurer(16), heading: fixedMeasurer(24) });

/** Lets everything that waits for answers run. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** A reader of a book of free chapters, ten lines a page, with the opened chapter and its neighbours loaded. */
export async function openReader(options: OpenReaderOptions = {}): Promise<OpenReader> {
  const { chapters = 5, start = {}, isLocked = () => false, prepare = prepareText, prepareSource } = options;
  const source = fakeSource(aChapterList(chapters));
  prepareSource?.(source);
  const { clock = manualClock() } = options;
  const logged: string[] = [];
  const stored = createStoredChapters(memoryStorage(options.stored));
  const reader = createReader({
    source,
    isLocked,
    prepare,
    stored,
    clock,
    log: (message) => logged.push(message),
  });
  reader.setPaginate('paginate' in options ? options.paginate : fixedPaginate());
  await reader.open('1001', start);
  await settled();
  const isOnItsWay = (): boolean => {
    const state = reader.getState();
    return state.status === 'reading' && state.chapter.status === 'loading';
  };
  // The code that prepares markup is fetched, which takes an unknown time.
  if (options.prepare) await expect.poll(isOnItsWay, { timeout: 10_000, interval: 5 }).toBe(false);
  return {
    reader,
    source,
    clock,
    logged,
    stored,
    reading: () => {
      const state = reader.getState();
      if (state.status !== 'reading') throw new Error(`the reader is ${state.status}`);
      return state;
    },
  };
}
