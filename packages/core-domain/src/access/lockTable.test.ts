import { describe, expect, it } from 'vitest';
import { BookPayMode, DiscountType } from '../book/Book.ts';
import { MonthlyState } from '../member/MonthlyState.ts';
import type { MemberTier } from '../member/Member.ts';
import { aBook } from '../testing/aBook.ts';
import { aChapter } from '../testing/aChapter.ts';
import { aMember } from '../testing/aMember.ts';
import { bookAccess } from './bookAccess.ts';

/** One row of the table, in the words of the documents. */
interface Row {
  freeCount: 'none' | 'below' | 'at' | 'above';
  chapterFree: boolean;
  chapterBought: boolean;
  chapterPrice: number;
  bookBought: boolean;
  payMode: BookPayMode;
  discount: DiscountType;
  limitedFree: 'endless' | 'running' | 'over';
  monthlyBook: boolean;
  monthlyState: MonthlyState | undefined;
  tier: MemberTier | 'all' | 'none';
  place: 'plain' | 'platform' | 'platform, stack 0' | 'platform, stack 1';
}

const yesOrNo = [true, false];
const NOW = 5000;
const ORDINAL = 20;

/** Each axis with all its values. */
const axes: { readonly [Axis in keyof Row]: readonly Row[Axis][] } = {
  freeCount: ['none', 'below', 'at', 'above'],
  chapterFree: yesOrNo,
  chapterBought: yesOrNo,
  chapterPrice: [0, 10],
  bookBought: yesOrNo,
  payMode: Object.values(BookPayMode),
  discount: Object.values(DiscountType),
  limitedFree: ['endless', 'running', 'over'],
  monthlyBook: yesOrNo,
  monthlyState: [undefined, ...Object.values(MonthlyState)],
  tier: ['none', 'all', 'super', 'new-user', 'monthly', 'free-card'],
  place: ['plain', 'platform', 'platform, stack 0', 'platform, stack 1'],
};

/** Rows that differ in an axis nobody looks at are the same row. */
const isOwnRow = (row: Row): boolean =>
  (row.discount === DiscountType.LimitedFree || row.limitedFree === 'endless') &&
  (row.monthlyBook || row.monthlyState === undefined) &&
  (row.freeCount === 'none' || (row.payMode === BookPayMode.Word && row.tier === 'all'));

function* product(): Generator<Row> {
  const names = Object.keys(axes) as (keyof Row)[];
  const at = names.map(() => 0);
  for (;;) {
    const row = Object.fromEntries(names.map((name, axis) => [name, axes[name][at[axis] ?? 0]])) as unknown as Row;
    if (isOwnRow(row)) yield row;
    let axis = names.length - 1;
    while (axis >= 0 && (at[axis] ?? 0) + 1 === axes[names[axis] ?? 'place'].length) at[axis--] = 0;
    if (axis < 0) return;
    at[axis] = (at[axis] ?? 0) + 1;
  }
}

/** The documents' table, read sentence by sentence and written without a look at the rule. */
function isOpenBySpec(row: Row): boolean {
  // When the free-read chapter count is numeric, chapters beyond it are locked.
  if (row.freeCount !== 'none') return row.freeCount !== 'below';

  const boughtOrFree = [row.chapterFree, row.chapterBought, row.bookBought].some(Boolean);
  // For platform-specific paths with freeStack 0, the lock is decided by isFreeRead and price; what was paid for stays open.
  if (row.place === 'platform, stack 0') return boughtOrFree || row.chapterPrice === 0;

  const has = (tier: MemberTier): boolean => row.tier === 'all' || row.tier === tier;
  return [
    boughtOrFree,
    row.payMode === '0',
    row.discount === 1 && row.limitedFree !== 'over',
    row.discount === 5 && has('super'),
    row.discount === 6 && has('new-user'),
    row.discount === 7 && has('free-card'),
    row.monthlyBook && has('monthly') && row.monthlyState !== 1 && row.monthlyState !== 3,
  ].some(Boolean);
}

const COUNTS = { below: ORDINAL - 1, at: ORDINAL, above: ORDINAL + 1 };
const ENDS = { running: NOW + 1, over: NOW };
const STACKS = { 'platform, stack 0': 0, 'platform, stack 1': 1 } as const;
const ALL_TIERS: MemberTier[] = ['super', 'new-user', 'monthly', 'free-card'];

function decide(row: Row): boolean {
  const book = aBook({
    isBought: row.bookBought,
    payMode: row.payMode,
    discount: row.discount,
    isMonthly: row.monthlyBook,
    serverTime: NOW,
    ...(row.monthlyState === undefined ? {} : { monthlyState: row.monthlyState }),
    ...(row.limitedFree === 'endless' ? {} : { limitedFreeEnd: ENDS[row.limitedFree] }),
    ...(row.place in STACKS ? { freeStack: STACKS[row.place as keyof typeof STACKS] } : {}),
  });
  const tiers = row.tier === 'none' ? [] : row.tier === 'all' ? ALL_TIERS : [row.tier];
  const access = bookAccess({
    book,
    member: aMember(...tiers),
    isPlatformPath: row.place !== 'plain',
    ...(row.freeCount === 'none' ? {} : { freeChapterCount: COUNTS[row.freeCount] }),
  });
  const { chapterFree: isFree, chapterBought: isBought, chapterPrice: beanPrice } = row;
  return !access(aChapter({ ordinal: ORDINAL, isFree, isBought, beanPrice })).locked;
}

describe('the lock rule over its whole product (P20)', () => {
  it('agrees with the documents in every row [LOCK-09, LOCK-19, ENT-03]', () => {
    const wrong: Row[] = [];
    let rows = 0;
    let open = 0;
    for (const row of product()) {
      rows += 1;
      const expected = isOpenBySpec(row);
      if (expected) open += 1;
      if (decide(row) !== expected) wrong.push(row);
    }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(20_000);
    // Both answers are well represented.
    expect(Math.min(open, rows - open)).toBeGreaterThan(rows / 20);
  });
});
