import { expect, it } from 'vitest';
import { BookFormat, BookPayMode, DiscountType, FreeStack } from './Book.ts';
import { MonthlyState } from '../member/MonthlyState.ts';

it.each([
  ['ENUM-01, ENUM-02', 'formats', BookFormat, { Standard: 1, Epub: 2 }],
  ['ENUM-03', 'pay modes, as text', BookPayMode, { Free: '0', Total: '1', Word: '3' }],
  [
    'ENUM-04',
    'discount types',
    DiscountType,
    { None: 0, LimitedFree: 1, Rdo: 2, Batch: 3, Discount: 4, SuperVip: 5, NewUser: 6, FreeUser: 7 },
  ],
  ['ENUM-05', 'monthly states', MonthlyState, { NotMember: 1, Member: 2, Overdue: 3 }],
  ['ENUM-09', 'free stacks', FreeStack, { ByChapter: 0, Free: 1, Charged: 2 }],
])('writes [%s] %s as the documents do', (_row, _what, values, written) => {
  expect(values).toEqual(written);
});
