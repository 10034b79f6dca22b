import { describe, expect, it } from 'vitest';
import { BookPayMode, DiscountType, FreeStack, type Book } from '../book/Book.ts';
import { MonthlyState } from '../member/MonthlyState.ts';
import type { MemberTier } from '../member/Member.ts';
import { guestMember } from '../member/Member.ts';
import { aBook } from '../testing/aBook.ts';
import { aChapter } from '../testing/aChapter.ts';
import { aMember } from '../testing/aMember.ts';
import { bookAccess, type AccessGrant, type ReaderRights } from './bookAccess.ts';
import { chapterAccess, type AccessRequest } from './chapterAccess.ts';

// A paid chapter of a paid book, opened by a reader without rights: each case changes one thing.
const paid: AccessRequest = { chapter: aChapter({ ordinal: 20 }), book: aBook(), member: aMember() };

const UNPAID = { locked: true, reason: 'unpaid' };
const BEYOND_QUOTA = { locked: true, reason: 'beyond-quota' };
const opened = (grant: AccessGrant) => ({ locked: false, grant });

const EVERY_TIER: MemberTier[] = ['super', 'new-user', 'monthly', 'free-card'];

describe('a chapter without a count of free ones', () => {
  it('a chapter is locked for a reader without rights [LOCK-09]', () => {
    expect(chapterAccess(paid)).toEqual(UNPAID);
  });

  it.each<[row: string, grant: AccessGrant, change: Partial<AccessRequest>]>([
    ['LOCK-10', 'free-chapter', { chapter: aChapter({ isFree: true }) }],
    ['LOCK-11', 'bought-chapter', { chapter: aChapter({ isBought: true }) }],
    ['LOCK-12', 'bought-book', { book: aBook({ isBought: true }) }],
    ['LOCK-13', 'free-book', { book: aBook({ payMode: BookPayMode.Free }) }],
    ['LOCK-14', 'limited-free', { book: aBook({ discount: DiscountType.LimitedFree }) }],
    ['LOCK-15', 'super-member', { book: aBook({ discount: DiscountType.SuperVip }), member: aMember('super') }],
    ['LOCK-16', 'new-user-member', { book: aBook({ discount: DiscountType.NewUser }), member: aMember('new-user') }],
    ['LOCK-17', 'monthly-member', { book: aBook({ isMonthly: true }), member: aMember('monthly') }],
    ['LOCK-18', 'free-card-member', { book: aBook({ discount: DiscountType.FreeUser }), member: aMember('free-card') }],
  ])('is opened [%s] by %s', (_, grant, change) => {
    expect(chapterAccess({ ...paid, ...change })).toEqual(opened(grant));
  });

  it('a chapter is open to a guest where it is free, without a login [PROD-03]', () => {
    expect(chapterAccess({ ...paid, chapter: aChapter({ isFree: true }), member: guestMember }).locked).toBe(false);
  });

  it('is told to be free or bought by itself before any right of the book', () => {
    const book = aBook({ isBought: true, payMode: BookPayMode.Free, discount: DiscountType.LimitedFree });
    const all = { book, member: aMember(...EVERY_TIER) };
    expect(chapterAccess({ ...all, chapter: aChapter({ isFree: true, isBought: true }) })).toEqual(
      opened('free-chapter'),
    );
    expect(chapterAccess({ ...all, chapter: aChapter({ isBought: true }) })).toEqual(opened('bought-chapter'));
  });

  it.each<[AccessGrant, Partial<Book>]>([
    ['bought-book', { isBought: true, payMode: BookPayMode.Free, discount: DiscountType.LimitedFree }],
    ['free-book', { payMode: BookPayMode.Free, discount: DiscountType.LimitedFree, isMonthly: true }],
    ['limited-free', { discount: DiscountType.LimitedFree, isMonthly: true }],
    ['super-member', { discount: DiscountType.SuperVip, isMonthly: true }],
    ['monthly-member', { discount: DiscountType.Discount, isMonthly: true }],
  ])('names %s first among the rights of a book', (grant, change) => {
    const request = { ...paid, book: aBook(change), member: aMember(...EVERY_TIER) };
    expect(chapterAccess(request)).toEqual(opened(grant));
  });
});

describe('a limited-free book', () => {
  const NOW = 1000;
  const limited = (limitedFreeEnd: number) => ({
    ...paid,
    book: aBook({ discount: DiscountType.LimitedFree, serverTime: NOW, limitedFreeEnd }),
  });

  it.each([
    [NOW + 1, false],
    [NOW, true],
    [NOW - 1, true],
    [Number.NaN, true],
  ])('that ends at %s of %s on the server is locked: %s [LOCK-14]', (end, locked) => {
    expect(chapterAccess(limited(end)).locked).toBe(locked);
  });

  it('is free by its end only where that is its discount', () => {
    const book = aBook({ discount: DiscountType.Discount, serverTime: NOW, limitedFreeEnd: NOW + 1 });
    expect(chapterAccess({ ...paid, book })).toEqual(UNPAID);
  });
});

describe('a membership', () => {
  it.each<[row: string, tier: MemberTier, book: Partial<Book>]>([
    ['PROD-14', 'super', { discount: DiscountType.SuperVip }],
    ['PROD-15', 'new-user', { discount: DiscountType.NewUser }],
    ['PROD-16', 'monthly', { isMonthly: true }],
    ['PROD-18', 'free-card', { discount: DiscountType.FreeUser }],
  ])('reads its own books free and no others [%s] (%s)', (_, tier, change) => {
    const others = EVERY_TIER.filter((other) => other !== tier);
    const book = aBook(change);
    expect(chapterAccess({ ...paid, book, member: aMember(tier) })).toEqual(opened(`${tier}-member`));
    expect(chapterAccess({ ...paid, book, member: aMember(...others) })).toEqual(UNPAID);
    expect(chapterAccess({ ...paid, member: aMember(tier) })).toEqual(UNPAID);
  });

  it.each([
    [MonthlyState.Member, false],
    [MonthlyState.NotMember, true],
    [MonthlyState.Overdue, true],
  ])('of a month counts in monthly state 2 only: %s locked %s [LOCK-17]', (monthlyState, locked) => {
    const book = aBook({ isMonthly: true, monthlyState });
    expect(chapterAccess({ ...paid, book, member: aMember('monthly') }).locked).toBe(locked);
  });

  it('of another kind asks no monthly state', () => {
    const book = aBook({ discount: DiscountType.SuperVip, monthlyState: MonthlyState.NotMember });
    expect(chapterAccess({ ...paid, book, member: aMember('super') })).toEqual(opened('super-member'));
  });

  it('of a month opens a monthly book whose discount type another tier would open', () => {
    const book = aBook({ discount: DiscountType.SuperVip, isMonthly: true });
    expect(chapterAccess({ ...paid, book, member: aMember('monthly') })).toEqual(opened('monthly-member'));
  });
});

describe('a count of free chapters', () => {
  const everyRight: ReaderRights = {
    book: aBook({ isBought: true, payMode: BookPayMode.Free }),
    member: aMember(...EVERY_TIER),
  };

  it.each([
    [19, BEYOND_QUOTA],
    [20, opened('free-quota')],
    [21, opened('free-quota')],
    [0, BEYOND_QUOTA],
  ])('of %s decides chapter 20 alone, whatever is bought [LOCK-08]', (freeChapterCount, access) => {
    const chapter = aChapter({ ordinal: 20, isFree: true, isBought: true });
    expect(bookAccess({ ...everyRight, freeChapterCount })(chapter)).toEqual(access);
    expect(bookAccess({ ...paid, freeChapterCount })(aChapter({ ordinal: 20 }))).toEqual(access);
  });

  it('is asked before the price of a book of free stack 0 [LOCK-19]', () => {
    const book = aBook({ freeStack: FreeStack.ByChapter });
    const free = aChapter({ ordinal: 20, isFree: true });
    expect(chapterAccess({ ...paid, book, chapter: free, isPlatformPath: true, freeChapterCount: 1 })).toEqual(
      BEYOND_QUOTA,
    );
  });

  it.each([Number.NaN, Infinity])('of %s is none [LOCK-09]', (freeChapterCount) => {
    expect(chapterAccess({ ...paid, freeChapterCount })).toEqual(UNPAID);
    expect(chapterAccess({ ...paid, freeChapterCount, chapter: aChapter({ isFree: true }) })).toEqual(
      opened('free-chapter'),
    );
  });
});

describe('a book of free stack 0 on a platform path [LOCK-19]', () => {
  const byPrice: AccessRequest = {
    ...paid,
    // Everything that would open it elsewhere.
    book: aBook({
      freeStack: FreeStack.ByChapter,
      payMode: BookPayMode.Free,
      discount: DiscountType.LimitedFree,
      isMonthly: true,
    }),
    member: aMember(...EVERY_TIER),
    isPlatformPath: true,
  };

  it.each<[string, AccessRequest['chapter'], ReturnType<typeof chapterAccess>]>([
    ['a price', aChapter({ beanPrice: 10 }), { locked: true, reason: 'unpaid' }],
    ['the smallest price', aChapter({ beanPrice: 1 }), { locked: true, reason: 'unpaid' }],
    ['a price that cannot be read', aChapter({ beanPrice: Number.NaN }), { locked: true, reason: 'unpaid' }],
    ['no price', aChapter({ beanPrice: 0 }), { locked: false, grant: 'unpriced-chapter' }],
    ['a price, but given away', aChapter({ beanPrice: 10, isFree: true }), { locked: false, grant: 'free-chapter' }],
    ['a price that was paid', aChapter({ beanPrice: 10, isBought: true }), { locked: false, grant: 'bought-chapter' }],
  ])('judges a chapter with %s', (_, chapter, access) => {
    expect(chapterAccess({ ...byPrice, chapter })).toEqual(access);
  });

  it('locks nothing of a book that was bought', () => {
    const book = { ...byPrice.book, isBought: true };
    expect(chapterAccess({ ...byPrice, book })).toEqual(opened('bought-book'));
  });

  it.each([FreeStack.Free, FreeStack.Charged, undefined])(
    'leaves free stack %s to the rights [ENUM-09]',
    (freeStack) => {
      const book = aBook({ payMode: BookPayMode.Free, ...(freeStack === undefined ? {} : { freeStack }) });
      expect(chapterAccess({ ...byPrice, book })).toEqual(opened('free-book'));
    },
  );

  it('is judged by its rights anywhere else', () => {
    const { isPlatformPath: _, ...elsewhere } = byPrice;
    expect(chapterAccess(elsewhere)).toEqual(opened('free-book'));
    expect(chapterAccess({ ...elsewhere, isPlatformPath: false })).toEqual(opened('free-book'));
  });
});
