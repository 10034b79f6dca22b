import { BookPayMode, DiscountType, FreeStack, MonthlyState, type Book } from '../book/Book.ts';
import type { Chapter } from '../chapter/Chapter.ts';
import type { Member } from '../member/Member.ts';

/** Why a reader may open a chapter without paying now. */
export type AccessGrant =
  | 'free-quota'
  | 'unpriced-chapter'
  | 'free-chapter'
  | 'bought-chapter'
  | 'bought-book'
  | 'free-book'
  | 'limited-free'
  | 'super-member'
  | 'new-user-member'
  | 'monthly-member'
  | 'free-card-member';

export type ChapterAccess = { locked: false; grant: AccessGrant } | { locked: true; reason: 'beyond-quota' | 'unpaid' };

/** The fields of a book that decide who may read it. */
export type BookRights = Pick<
  Book,
  'payMode' | 'discount' | 'isBought' | 'isMonthly' | 'monthlyState' | 'freeStack' | 'limitedFreeEnd' | 'serverTime'
>;

/** The fields of a chapter that decide who may read it. */
export type ChapterRights = Pick<Chapter, 'ordinal' | 'isFree' | 'isBought' | 'beanPrice'>;

export interface AccessRequest {
  chapter: ChapterRights;
  book: BookRights;
  member: Member;
  /** Chapters the host gives away; once set, no other right counts (D-063). */
  freeChapterCount?: number;
  /** The mini-app, Taobao or Youku: books of free stack 0 follow the chapter's own price there (D-065). */
  isPlatformPath?: boolean;
}

type Rule = (request: AccessRequest) => boolean;

/** Limited-free holds until its end on the server's clock; without an end it holds (D-064). */
export const isLimitedFree = (book: Pick<BookRights, 'discount' | 'limitedFreeEnd' | 'serverTime'>): boolean =>
  book.discount === DiscountType.LimitedFree &&
  (book.limitedFreeEnd === undefined || book.limitedFreeEnd > book.serverTime);

/** In order of preference: the first that holds is the one the reader is told about. */
const rules: ReadonlyArray<readonly [AccessGrant, Rule]> = [
  ['free-chapter', ({ chapter }) => chapter.isFree],
  ['bought-chapter', ({ chapter }) => chapter.isBought],
  ['bought-book', ({ book }) => book.isBought],
  ['free-book', ({ book }) => book.payMode === BookPayMode.Free],
  ['limited-free', ({ book }) => isLimitedFree(book)],
  ['super-member', ({ book, member }) => book.discount === DiscountType.SuperVip && member.activeTiers.has('super')],
  [
    'new-user-member',
    ({ book, member }) => book.discount === DiscountType.NewUser && member.activeTiers.has('new-user'),
  ],
  [
    'monthly-member',
    ({ book, member }) =>
      book.isMonthly &&
      member.activeTiers.has('monthly') &&
      (book.monthlyState ?? MonthlyState.Member) === MonthlyState.Member,
  ],
  [
    'free-card-member',
    ({ book, member }) => book.discount === DiscountType.FreeUser && member.activeTiers.has('free-card'),
  ],
];

/** Whether a reader may open a chapter now, and by which right (S1 §4, "Chapter lock"). */
export function chapterAccess(request: AccessRequest): ChapterAccess {
  const { chapter, book, freeChapterCount, isPlatformPath = false } = request;

  if (freeChapterCount !== undefined) {
    return chapter.ordinal <= freeChapterCount
      ? { locked: false, grant: 'free-quota' }
      : { locked: true, reason: 'beyond-quota' };
  }

  if (isPlatformPath && book.freeStack === FreeStack.ByChapter) {
    const bought = chapter.isBought || book.isBought;
    const priced = !chapter.isFree && chapter.beanPrice > 0;
    if (priced && !bought) return { locked: true, reason: 'unpaid' };
    if (!priced) return { locked: false, grant: chapter.isFree ? 'free-chapter' : 'unpriced-chapter' };
  }

  const grant = rules.find(([, holds]) => holds(request))?.[0];
  return grant ? { locked: false, grant } : { locked: true, reason: 'unpaid' };
}
