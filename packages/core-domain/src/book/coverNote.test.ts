import { expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { BookPayMode, DiscountType, FreeStack, type Book } from './Book.ts';
import { coverNote } from './coverNote.ts';

const sold = aBook({ payMode: BookPayMode.Word, beanPrice: 5, isBought: false, serverTime: 100 });

it.each<[string, Partial<Book>, string | undefined]>([
  ['sold by chapters', {}, '付费章节5书豆/千字'],
  ['sold as a whole', { payMode: BookPayMode.Total, beanPrice: 900 }, '全本900书豆'],
  ['free', { payMode: BookPayMode.Free }, '全本免费阅读'],
  ['given away', { freeStack: FreeStack.Free }, '全本免费阅读'],
  ['free for a while', { discount: DiscountType.LimitedFree, limitedFreeEnd: 101 }, '限时免费，全本可读'],
  ['free no longer', { discount: DiscountType.LimitedFree, limitedFreeEnd: 99 }, '付费章节5书豆/千字'],
  ['open to members', { isMonthly: true }, '会员免费阅读'],
  ['open to super members', { discount: DiscountType.SuperVip }, '会员免费阅读'],
  ['bought', { isBought: true, isMonthly: true }, '已购买，全本可读'],
  ['of no known price', { beanPrice: 0 }, undefined],
])('of a book that is %s [COVER-11]', (_, change, note) => {
  expect(coverNote({ ...sold, ...change })).toBe(note);
});
