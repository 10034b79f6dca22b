import { BookPayMode, FreeStack, type Book } from '../book/Book.ts';
import { MonthlyState } from '../member/MonthlyState.ts';
import { isLimitedFree } from '../book/isLimitedFree.ts';
import type { Chapter } from '../chapter/Chapter.ts';
import type { Member, MemberTier } from '../member/Member.ts';
import { openingTiers } from '../book/openingTiers.ts';

export type AccessGrant =
  | 'free-quota'
  | 'unpriced-chapter'
  | 'free-chapter'
  | 'bought-chapter'
  | 'bought-book'
  | 'free-book'
  | 'limited-free'
  | `${MemberTier}-member`;

export type ChapterAccess =
  | { readonly locked: false; readonly grant: AccessGrant }
  | { readonly locked: true; readonly reason: 'beyond-quota' | 'unpaid' };

export type BookRights = Pick<
  Book,
  'payMode' | 'discount' | 'isBought' | 'isMonthly' | 'monthlyState' | 'freeStack' | 'limitedFreeEnd' | 'serverTime'
>;

export type ChapterRights = Pick<Chapter, 'ordinal' | 'isFree' | 'isBought' | 'beanPrice'>;

export interface ReaderRights {
  book: BookRights;
  member: Member;
  /** Chapters the host gives away; a finite number lets no other right count (D-063). */
  freeChapterCount?: number;
  isPlatformPath?: boolean;
}

const opened = (grant: AccessGrant): ChapterAccess => Object.freeze({ locked: false, grant });

// One value for all chapters: a list of 10,000 makes none of its own.
const FREE_QUOTA = opened('free-quota');
const FREE_CHAPTER = opened('free-chapter');
const BOUGHT_CHAPTER = opened('bought-chapter');
const UNPRICED_CHAPTER = opened('unpriced-chapter');
const BEYOND_QUOTA: ChapterAccess = Object.freeze({ locked: true, reason: 'beyond-quota' });
const UNPAID: ChapterAccess = Object.freeze({ locked: true, reason: 'unpaid' });

/** The membership that opens the book now. A monthly one asks the book's own monthly state too, where it is known (D-197). */
const openingTier = (book: BookRights, { activeTiers }: Member): MemberTier | undefined =>
  openingTiers(book).find(
    (tier) =>
      activeTiers.has(tier) &&
      (tier !== 'monthly' || book.monthlyState === undefined || book.monthlyState === MonthlyState.Member),
  );

/** The right that opens every chapter of the book, if any: the first that holds is the one the reader is told about. */
function wholeBookGrant(book: BookRights, member: Member): AccessGrant | undefined {
  if (book.isBought) return 'bought-book';
  if (book.payMode === BookPayMode.Free) return 'free-book';
  if (isLimitedFree(book)) return 'limited-free';
  const tier = openingTier(book, member);
  return tier && `${tier}-member`;
}

const byOwnRight =
  (lastWord: (chapter: ChapterRights) => ChapterAccess) =>
  (chapter: ChapterRights): ChapterAccess => {
    if (chapter.isFree) return FREE_CHAPTER;
    return chapter.isBought ? BOUGHT_CHAPTER : lastWord(chapter);
  };

/** A price that cannot be read counts as one. */
const byPrice = ({ beanPrice }: ChapterRights): ChapterAccess => (beanPrice <= 0 ? UNPRICED_CHAPTER : UNPAID);

/**
 * Decides the book's own rights once; for each chapter the host's count of free chapters is asked first, on a platform
 * path with free stack 0 the chapter's price, else every right that opens chapters [LOCK-08 to LOCK-19].
 */
export function bookAccess(rights: ReaderRights): (chapter: ChapterRights) => ChapterAccess {
  const { book, member, freeChapterCount, isPlatformPath = false } = rights;

  if (freeChapterCount !== undefined && Number.isFinite(freeChapterCount)) {
    return ({ ordinal }) => (ordinal <= freeChapterCount ? FREE_QUOTA : BEYOND_QUOTA);
  }
  if (isPlatformPath && book.freeStack === FreeStack.ByChapter && !book.isBought) return byOwnRight(byPrice);

  const grant = wholeBookGrant(book, member);
  const whole = grant ? opened(grant) : UNPAID;
  return byOwnRight(() => whole);
}
