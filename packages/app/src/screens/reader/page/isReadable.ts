import type { ReaderState } from '@shuye/reader-engine';

/** Whether there is something to read: a chapter that is there, failed or locked, or the page behind the last one. */
export const isReadable = (state: ReaderState): boolean =>
  state.status === 'finished' || (state.status === 'reading' && state.chapter.status !== 'loading');
