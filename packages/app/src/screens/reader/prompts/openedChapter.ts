import type { OpenedChapter, ReaderState } from '@shuye/reader-engine';

/** The chapter being read, on its way or not; none past the last one. */
export const openedChapter = (state: ReaderState): OpenedChapter | undefined =>
  state.status === 'reading' ? state.chapter : undefined;
