export type { ChapterSource } from './chapters/ChapterSource.ts';
export { CHAPTER_CACHE_SIZE } from './chapters/createChapterMemory.ts';
export type { PrepareChapter, PrepareOptions } from './chapters/PrepareChapter.ts';
export { createReloadMemory } from './chapters/createReloadMemory.ts';
export type { ReloadMemory } from './chapters/createReloadMemory.ts';
export { clearStoredChapters, CONTENT_CACHE_BOOKS, createStoredChapters } from './chapters/createStoredChapters.ts';
export type { ChapterStorage, StoredChapters } from './chapters/createStoredChapters.ts';
export { PAYMENT_RELOAD_MS } from './chapters/createRefusalReload.ts';
export type { Clock } from './chapters/createRefusalReload.ts';
export type { OpenedChapter } from './chapters/OpenedChapter.ts';
export { prepareText } from './chapters/prepareText.ts';
export type { ReadyChapter, ShownText } from './chapters/ReadyChapter.ts';
export type { ReadingStart } from './chapters/startOfReading.ts';
export { createReader } from './createReader.ts';
export type { ReaderOptions } from './createReader.ts';
export { createPrepareChapter } from './flow/createPrepareChapter.ts';
export type { ReaderStyle } from './layout/ReaderStyle.ts';
export type {
  Highlight,
  Note,
  ReaderView,
  ReaderViewOptions,
  Placeholder,
  PlaceholderSlot,
  ViewMove,
} from './drawing/ReaderView.ts';
export type { InnerLink } from './place/InnerLink.ts';
export type { ChapterPages } from './place/ChapterPages.ts';
export type { Paginate, Reader } from './Reader.ts';
export type { PageMark, ReaderState } from './ReaderState.ts';
