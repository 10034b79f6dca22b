import type { Chapter, StoredChapter } from '@shuye/core-domain';
import { createStoredChapters, type StoredChapters } from '../chapters/createStoredChapters.ts';
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
  prepareSource?: (source: FakeSource) => void;
  /** Chapters that the device keeps. */
  stored?: readonly StoredChapter[];
}

export const fixedPaginate = (change: Partial<TextStyle> = {}): Paginate =>
  createTextPaginator({ style: aTextStyle(change), body: fixedMeasurer(16), heading: fixedMeasurer(24) });

/** Lets everything that waits for answers run. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** A reader of a book of free chapters, ten lines a page, with the opened chapter and its neighbours loaded. */
export async function openReader(options: OpenReaderOptions = {}): Promise<OpenReader> {
  const { chapters = 5, start = {}, isLocked = () => false, prepareSource } = options;
  const source = fakeSource(aChapterList(chapters));
  prepareSource?.(source);
  const clock = manualClock();
  const logged: string[] = [];
  const stored = createStoredChapters(memoryStorage(options.stored));
  const reader = createReader({
    source,
    isLocked,
    prepare: prepareText,
    stored,
    clock,
    log: (message) => logged.push(message),
  });
  reader.setPaginate('paginate' in options ? options.paginate : fixedPaginate());
  await reader.open('1001', start);
  await settled();
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
