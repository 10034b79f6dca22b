import type { BookFormat } from '../book/Book.ts';

/** What a forced chapter is where nothing forces one, or nothing that makes sense [RPARAM-04]. */
export const NO_CHAPTER = -1;

export type Paging = 'horizontal' | 'vertical';

/** The chapter that the address asks for, its index from 0; stronger than any saved progress (D-072). */
export interface ForcedChapter {
  forceChapterId: string | typeof NO_CHAPTER;
  forceChapterIndex: number;
}

/** What the reader's address asks for [RPARAM-01..20]. */
export interface ReaderParameters extends ForcedChapter {
  bookType: BookFormat;
  /** Paint the stored chapter first, then refresh it (D-077). */
  useCache: boolean;
  /** Stay at the chapter of the address; no question about other devices (D-077). */
  forceUseCurrentCid: boolean;
  paging: Paging;
  showAppGuide: boolean;
  welfareEnabled: boolean;
  isAntEnergyBook: boolean;
  /** Whether an energy book may announce its end; only an address that switches it off forbids it (D-195). */
  isAntEnergyBookEndTimeAlert: boolean;
  hideTabBar: boolean;
  channelSource: string | undefined;
  topClass: number | undefined;
}
