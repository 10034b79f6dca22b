import { buyBook, buyChapter, buyChapters } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import type { NewBook } from '../database/schema/Tables.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { quickPurchases } from '../testing/quickPurchases.ts';
import { giveTicket } from '../testing/giveTicket.ts';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';
import { purchaseLockKey } from './createPurchaseLock.ts';

const chapter = { bookId: '1001', chapterId: '5002', act: 'buy' } as const;
const batch = { bookId: '1001', fromChapterId: '5001', size: 10 } as const;
const book = { bookId: '1001', act: 'buy' } as const;

const aShopWith = (change: Partial<NewBook>) => createTestShop({ books: [aBookRow(change)] });
const whole = { pay_mode: '1', bean_price: 50 };

describe('a chapter is not sold', () => {
  it.each([
    ['of a book that was taken down [ERR-27]', { taken_down: 1 }, 401, '购买失败，书籍已下架'],
    ['of a book that is hidden [ERR-27]', { hidden: 1 }, 401, '购买失败，书籍已下架'],
    ['of a book whose sale has ended [ERR-28]', { buy_open: 0 }, 402, '购买失败，书籍已下架'],
    ['of a book kept for those who have it [ERR-29]', { list_open: 0, cover_open: 0 }, 403, '您尚未购买，无法阅读'],
    ['of a free book [ERR-31]', { pay_mode: '0' }, 405, '书籍已购买，无需重复购买'],
    ['of a book that is free for now [ERR-31]', { discount: 1 }, 405, '书籍已购买，无需重复购买'],
    ['of a book that is sold whole [ERR-35]', whole, 433, '章节不存在，无法购买'],
  ] as const)('%s', async (_case, change, state, message) => {
    const { database, aReader } = await aShopWith(change);
    const { userId, send } = await aReader(100);
    expect(await send(buyChapter, chapter)).toEqual({ state, message });
    expect(await send(buyChapter, { ...chapter, act: 'info' })).toEqual({ state, message });
    expect(await balanceOf(database, userId)).toBe(100);
  });

  it.each([
    ['of a book that does not exist [ERR-30]', { bookId: '9' }, 404, '书籍已下架'],
    ['that does not exist [ERR-35]', { chapterId: '9' }, 433, '章节不存在，无法购买'],
    ['of another book [ERR-35]', { chapterId: '7001' }, 433, '章节不存在，无法购买'],
    ['that is free [ERR-34]', { chapterId: '5001' }, 432, '本章已购买，无需重复购买'],
  ])('%s', async (_case, change, state, message) => {
    const { aReader } = await createTestShop({
      books: [aBookRow(), aBookRow({ id: 1002 })],
      chapters: [aChapterRow(1), aChapterRow(2), aChapterRow(2, { id: 7001, book_id: 1002 })],
    });
    const { send } = await aReader(100);
    expect(await send(buyChapter, { ...chapter, ...change })).toEqual({ state, message });
  });

  it('twice [ERR-34] [E6]', async () => {
    const { database, aReader } = await createTestShop();
    const { userId, send } = await aReader(100);
    await send(buyChapter, chapter);
    expect(await send(buyChapter, chapter)).toEqual({ state: 432, message: '本章已购买，无需重复购买' });
    expect(await balanceOf(database, userId)).toBe(90);
  });

  it('for more than may be spent at once [ERR-32]', async () => {
    const { aReader } = await createTestShop({ chapters: [aChapterRow(2, { bean_price: 100_001 })] });
    const { send } = await aReader(200_000);
    expect(await send(buyChapter, chapter)).toEqual({ state: 409, message: '超过充值限额，无法购买' });
  });

  it('for more beans than the reader has', async () => {
    const { database, aReader } = await createTestShop();
    const { userId, send } = await aReader(9);
    expect(await send(buyChapter, chapter)).toEqual({ state: 4020, message: '书豆余额不足，请先充值' });
    expect(await balanceOf(database, userId)).toBe(9);
    expect(await database.selectFrom('entitlement').selectAll().execute()).toEqual([]);
    expect(await auditLedger(database)).toEqual([]);
  });

  it('again while it is being sold [ERR-37] [F7]', async () => {
    const { database, aReader, purchaseLock } = await createTestShop();
    const { userId, send } = await aReader(100);
    const item = { kind: 'chapter', bookId: '1001', chapterId: '5002' } as const;
    const meanwhile = await purchaseLock(purchaseLockKey(userId, item), 'k', async () => [
      await send(buyChapter, chapter),
      await send(buyChapter, chapter, 'other'),
      await send(buyChapter, { ...chapter, chapterId: '5003' }),
    ]);
    const busy = { state: 999, message: '处理中，请勿重复操作' };
    expect(meanwhile).toEqual([busy, busy, expect.objectContaining({ state: 200 })]);
    expect(await balanceOf(database, userId)).toBe(90);
    expect(await send(buyChapter, chapter)).toMatchObject({ state: 200 });
  });

  it('again while it is being sold, where neither request has a key [ERR-37] [F7]', async () => {
    const { aReader, purchaseLock } = await createTestShop();
    const { userId, send } = await aReader(100);
    const item = { kind: 'chapter', bookId: '1001', chapterId: '5002' } as const;
    const meanwhile = await purchaseLock(purchaseLockKey(userId, item), undefined, () => send(buyChapter, chapter));
    expect(meanwhile).toMatchObject({ state: 999 });
  });

  it('faster than a reader can buy [ERR-33]', async () => {
    const { aReader, database } = await createTestShop();
    const { userId, send } = await aReader(100);
    await database.insertInto('purchase').values(quickPurchases(userId)).execute();
    expect(await send(buyChapter, chapter)).toEqual({ state: 410, message: '人气大爆发，请稍后再试' });
    await database
      .updateTable('purchase')
      .set({ created_at: NOW - 60_000 })
      .where('id', '=', 'quick-0')
      .execute();
    expect(await send(buyChapter, chapter)).toMatchObject({ state: 200 });
  });
});

describe('a ticket does not pay', () => {
  it.each([
    ['once it is used', { balance: 0 }],
    ['once it has ended', { expires_at: NOW / 1000 }],
    ['for anybody but its owner', { user_id: '20000009' }],
  ])('%s [E6]', async (_case, change) => {
    const { database, aReader } = await createTestShop();
    const { userId, send } = await aReader(100);
    await database
      .insertInto('account')
      .values({ user_id: '20000009', nickname: '', avatar_url: '', created_at: NOW })
      .execute();
    const ticket = await giveTicket(database, userId, change);
    const refused = { state: 4021, message: '豆券已失效，请重新选择' };
    expect(await send(buyChapter, { ...chapter, ticketIds: [ticket] })).toEqual(refused);
    expect(await balanceOf(database, userId)).toBe(100);
  });

  it('twice [E6]', async () => {
    const { database, aReader } = await createTestShop();
    const { userId, send } = await aReader(100);
    const ticketIds = [await giveTicket(database, userId, { amount: 50 })];
    const answers = await Promise.all(
      ['5002', '5003', '5004'].map((chapterId) => send(buyChapter, { ...chapter, chapterId, ticketIds })),
    );
    const states = answers.map((answer) => (answer as { state: number }).state);
    expect(states.toSorted((left, right) => left - right)).toEqual([200, 4021, 4021]);
    expect(await balanceOf(database, userId)).toBe(100);
    expect(await auditLedger(database)).toEqual([]);
  });
});

describe('several chapters are not sold', () => {
  it.each(['11', '0', '-10', '10.0', 'all'])('by %s [ERR-36]', async (size) => {
    const { aReader } = await createTestShop();
    const { send } = await aReader(100);
    const item = { ...batch, size: size as 'rest' };
    expect(await send(buyChapters, item)).toEqual({ state: 442, message: '章节数不存在，无法购买' });
  });

  it('from a chapter on that does not exist [ERR-35]', async () => {
    const { aReader } = await createTestShop();
    const { send } = await aReader(100);
    expect(await send(buyChapters, { ...batch, fromChapterId: '9' })).toMatchObject({ state: 433 });
  });

  it('once the reader has them all [ERR-34]', async () => {
    const { aReader } = await createTestShop();
    const { send } = await aReader(300);
    await send(buyChapters, { ...batch, size: 'rest' });
    expect(await send(buyChapters, batch)).toMatchObject({ state: 432 });
  });
});

describe('a whole book is not sold', () => {
  it('twice, nor its chapters after it [ERR-31] [E6]', async () => {
    const { database, aReader } = await aShopWith(whole);
    const { userId, send } = await aReader(100);
    await send(buyBook, book);
    const refused = { state: 405, message: '书籍已购买，无需重复购买' };
    expect(await send(buyBook, book)).toEqual(refused);
    expect(await send(buyChapter, chapter)).toEqual(refused);
    expect(await balanceOf(database, userId)).toBe(50);
  });

  it('where it is sold by the chapter [ERR-36]', async () => {
    const { aReader } = await createTestShop();
    const { send } = await aReader(100);
    expect(await send(buyBook, book)).toEqual({ state: 442, message: '章节数不存在，无法购买' });
  });
});
