import type { BookFormat } from '../book/Book.ts';

/** Channel of readers who came by no named one [CONST-01]. */
export const DEFAULT_SITE_ID = '6666';

/** What a forced chapter is where nothing forces one, or nothing that makes sense [RPARAM-04]. */
export const NO_CHAPTER = -1;

/** How a chapter is read: page by page, or as one scroll [ENUM-29]. */
export type Paging = 'horizontal' | 'vertical';

/** The address's wish for a chapter, stronger than any saved progress (D-072). */
export interface ForcedChapter {
  forceChapterId: string | typeof NO_CHAPTER;
  /** From 0. */
  forceChapterIndex: number;
}

/** What the reader's address asks for (S1 §2). */
export interface ReaderParameters extends ForcedChapter {
  bookType: BookFormat;
  /** Paint the stored chapter first, then refresh it (D-077). */
  useCache: boolean;
  /** Stay at the chapter of the address; no question about other devices (D-077). */
  forceUseCurrentCid: boolean;
  paging: Paging;
  showAppGuide: boolean;
  welfareEnabled: boolean;
  /** Makes the book an energy book whatever its own features say (D-195). */
  isAntEnergyBook: boolean;
  /** Whether an energy book may announce its end; only an address that switches it off forbids it (D-195). */
  isAntEnergyBookEndTimeAlert: boolean;
  hideTabBar: boolean;
  siteId: string;
  /** Goes into the `from` string of deep links (D-104). */
  channelSource?: string;
  /** Opaque class of the catalogue (D-060). */
  topClass?: number;
  /** Ids of the entry and of the recommendation, for events alone (D-105). */
  sid?: string;
  rid?: string;
  /** The host's viewport, in CSS pixels. */
  windowHeight?: number;
  windowWidth?: number;
}
