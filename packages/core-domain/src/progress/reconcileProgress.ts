import type { BookFormat } from '../book/Book.ts';
import type { Chapter } from '../chapter/Chapter.ts';
import { compareTimestamps, type HybridTimestamp } from '../time/HybridTimestamp.ts';
import { bookmarkedChapter, NO_BOOKMARKED_CHAPTER, type Bookmark } from './Bookmark.ts';

export interface StampedBookmark {
  bookmark: Bookmark;
  at: HybridTimestamp;
}

export interface ProgressPair {
  format: BookFormat;
  chapters: ReadonlyArray<Pick<Chapter, 'chapterId'>>;
  local: StampedBookmark | undefined;
  cloud: StampedBookmark | undefined;
  /** This device: what it wrote itself is no news. */
  device: string;
  /** The cloud's bookmark that the reader was asked about before. */
  settled?: HybridTimestamp | undefined;
  /** The address wants its own chapter and no question (D-077). */
  keepsAddress?: boolean;
}

export type Reconciliation =
  | {
      kind: 'stay';
      why: 'no-chapters' | 'kept-address' | 'no-cloud' | 'own-echo' | 'already-asked' | 'same-place' | 'cloud-older';
    }
  | { kind: 'follow'; why: 'no-local' | 'same-chapter'; index: number; cloud: StampedBookmark }
  | { kind: 'ask'; index: number; cloud: StampedBookmark };

const stay = (why: Extract<Reconciliation, { kind: 'stay' }>['why']): Reconciliation => ({ kind: 'stay', why });

/** A failed sync leaves a bookmark without a chapter behind [PROG-05]. */
const isThere = (cloud: StampedBookmark | undefined): cloud is StampedBookmark =>
  cloud !== undefined && (cloud.bookmark.chapter !== NO_BOOKMARKED_CHAPTER || cloud.bookmark.place !== undefined);

/** What to do where this device and the cloud remember different places of a book [READER-25]. */
export function reconcileProgress(pair: ProgressPair): Reconciliation {
  const { format, chapters, local, cloud, device, settled, keepsAddress = false } = pair;
  if (!isThere(cloud)) return stay('no-cloud');
  const there = bookmarkedChapter(cloud.bookmark, format, chapters);
  if (!there) return stay('no-chapters');
  if (keepsAddress) return stay('kept-address');
  if (!local) return { kind: 'follow', why: 'no-local', index: there.index, cloud };

  if (compareTimestamps(cloud.at, local.at) === 0) return stay('same-place');
  if (cloud.at.device === device) return stay('own-echo');

  const here = bookmarkedChapter(local.bookmark, format, chapters);
  if (here?.index === there.index) {
    return compareTimestamps(cloud.at, local.at) > 0
      ? { kind: 'follow', why: 'same-chapter', index: there.index, cloud }
      : stay('cloud-older');
  }
  if (settled && compareTimestamps(cloud.at, settled) <= 0) return stay('already-asked');
  return { kind: 'ask', index: there.index, cloud };
}
