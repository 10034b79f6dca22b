import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buyBook, buyChapter, buyChapters } from './purchase.ts';

const ticket = { beanId: 't1', beanName: '5书豆豆券', amount: 5, balance: 5, expiredTime: 1_790_086_400 };

const read = (more: object) =>
  buyChapter.toResult(v.parse(buyChapter.answer, { curPrice: '8', userInfo: { balance: 20 }, ...more }));

describe('a purchase', () => {
  it('asks or buys with the chosen tickets [API-15] [API-16] [BUY-03]', () => {
    const buying = { bookId: '1', act: 'buy', ticketIds: ['t1', 't2'] } as const;
    expect(buyChapter.toRequest({ ...buying, chapterId: '5' })).toEqual({
      bookId: '1',
      chapterId: '5',
      act: 'buy',
      beanIds: 't1,t2',
    });
    expect(buyBook.toRequest(buying)).toEqual({ bookId: '1', act: 'buy', beanIds: 't1,t2' });
    expect(buyBook.toRequest({ bookId: '1', act: 'info' })).toEqual({ bookId: '1', act: 'info' });
  });

  it('of several chapters carries a number and no act [API-17] [BUY-03] [BUY-04]', () => {
    expect(buyChapters.toRequest({ bookId: '1', fromChapterId: '5', size: 'rest' })).toEqual({
      bookId: '1',
      chapterId: '5',
      num: 'rest',
    });
    expect('act' in buyChapters.request).toBe(false);
  });

  it('answers price, tickets and balance [BUY-05] [BUY-06] [ENT-32]', () => {
    expect(read({ beanInfo: [ticket], beanIds: ['t1'], discount: 80 })).toEqual({
      beanPrice: 8,
      discountPercent: 80,
      tickets: [{ beanId: 't1', name: '5书豆豆券', amount: 5, balance: 5, expiresAt: 1_790_086_400, status: 1 }],
      proposedBeanIds: ['t1'],
      beanBalance: 20,
    });
    expect(read({})).toMatchObject({ discountPercent: 100, tickets: [], proposedBeanIds: [] });
  });

  it.each([
    [401, '购买失败，书籍已下架'],
    [432, '本章已购买，无需重复购买'],
    [999, '处理中，请勿重复操作'],
  ])('refused with %i says %s [BUY-10]', (code, text) => {
    for (const call of [buyChapter, buyBook, buyChapters]) expect(call.errorMessages?.[code]).toBe(text);
  });

  it.each(['', 'a,,b', '../x', 'a b', 'x'.repeat(41)])('never takes %j for tickets', (ids) => {
    expect(v.is(buyChapter.request.beanIds, ids)).toBe(false);
  });
});
