import {
  accountRecords,
  boughtBooks,
  buyBook,
  buyChapter,
  buyChapters,
  buyMembership,
  membershipOffer,
} from '@shuye/api-client/calls';
import { BookPayMode } from '@shuye/core-domain/book';
import { membershipPurchase } from '@shuye/core-domain/member-shop';
import { describe, expect, it } from 'vitest';
import { refundOrder } from '../money/refundOrder.ts';
import { anOrderRow } from '../testing/anOrderRow.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { giveTicket } from '../testing/giveTicket.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';

const chapter = (id: number, at: number) => ({
  bookId: String(id),
  chapterId: String(id * 10 + at),
  act: 'buy' as const,
});

const SECONDS = NOW / 1000;

const order = (userId: string, change: Parameters<typeof anOrderRow>[1]) =>
  anOrderRow(`o-${Math.random()}`, {
    user_id: userId,
    product_id: '1',
    price_fen: 600,
    beans: 60,
    pay_mode: 4,
    status: 5,
    created_at: NOW - 9000,
    paid_at: NOW - 5000,
    ...change,
  });

describe('the records of an account', () => {
  it('tell what was paid in, the latest first, and nothing of orders on their way [API-55] [RECORD-01] (D-182)', async () => {
    const { aReader, database } = await createTestShop();
    const reader = await aReader();
    const stranger = await aReader();
    await database
      .insertInto('top_up_order')
      .values([
        order(reader.userId, {}),
        order(reader.userId, { price_fen: 3000, beans: 300, pay_mode: 11, paid_at: NOW }),
        order(reader.userId, { status: 0, paid_at: null }),
        order(stranger.userId, {}),
      ])
      .execute();
    const { topUps, spendings } = readAnswer(accountRecords, await reader.send(accountRecords, {}));
    expect(topUps).toEqual({
      totalPages: 1,
      records: [
        { at: SECONDS, amountYuan: 30, beans: 300, channel: '客户端支付' },
        { at: SECONDS - 5, amountYuan: 6, beans: 60, channel: '网页收银台' },
      ],
    });
    expect(spendings).toEqual({ totalPages: 0, records: [] });
  });

  it('say of a top-up that its beans were taken back, and of no other [API-55] [RECORD-01] (D-182)', async () => {
    const { aReader, database } = await createTestShop();
    const reader = await aReader(60);
    const refunded = order(reader.userId, { paid_at: NOW });
    await database
      .insertInto('top_up_order')
      .values([order(reader.userId, {}), refunded])
      .execute();
    await refundOrder(database, { orderNo: refunded.order_no, reason: 'asked for', nowMs: NOW });
    const { topUps } = readAnswer(accountRecords, await reader.send(accountRecords, {}));
    expect(topUps.records.map(({ channel }) => channel)).toEqual(['网页收银台（已退款）', '网页收银台']);
  });

  it('tell what was bought, by which beans and tickets [API-55] [RECORD-01]', async () => {
    const { aReader, database } = await createTestShop({
      books: [
        aBookRow({ id: 1001, chapter_count: 12 }),
        aBookRow({ id: 1002, title: '断桥茶馆', pay_mode: '1', bean_price: 50 }),
      ],
      chapters: Array.from({ length: 12 }, (_, at) => aChapterRow(at + 1)),
    });
    const reader = await aReader(1000);
    const ticket = await giveTicket(database, reader.userId, { amount: 5 });
    await reader.send(buyChapter, { bookId: '1001', chapterId: '5002', act: 'buy', ticketIds: [ticket] });
    await reader.send(buyChapters, { bookId: '1001', fromChapterId: '5003', size: 10 });
    await reader.send(buyBook, { bookId: '1002', act: 'buy' });
    const [plan] = readAnswer(membershipOffer, await reader.send(membershipOffer, {})).plans;
    if (plan) await reader.send(buyMembership, membershipPurchase(plan), 'key-1');
    const { records } = readAnswer(accountRecords, await reader.send(accountRecords, {})).spendings;
    const told = records.map(({ title, chapterTitle, beans, ticketBeans }) => [
      title,
      chapterTitle,
      beans,
      ticketBeans,
    ]);
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        ['山中灯火', '第2章灯', 5, 5],
        ['山中灯火', '第3章灯 等10章', 100, 0],
        ['断桥茶馆', '全本', 50, 0],
        ['包月会员·一个月', '', 150, 0],
      ]),
    );
  });

  it('come in pages of 100, each list with its own count [RECORD-03]', async () => {
    const { aReader, database } = await createTestShop();
    const reader = await aReader();
    await database
      .insertInto('top_up_order')
      .values(Array.from({ length: 101 }, (_, at) => order(reader.userId, { beans: at + 1 })))
      .execute();
    const page = async (number: number) =>
      readAnswer(accountRecords, await reader.send(accountRecords, { page: number })).topUps;
    const [first, second] = [await page(1), await page(2)];
    expect([first.records.length, first.totalPages, second.records.length]).toEqual([100, 2, 1]);
    expect(new Set([...first.records, ...second.records].map(({ beans }) => beans)).size).toBe(101);
  });

  it('are nobody else’s (E2)', async () => {
    const { ask, aReader } = await createTestShop();
    const [reader, stranger] = [await aReader(100), await aReader()];
    await reader.send(buyChapter, { bookId: '1001', chapterId: '5002', act: 'buy' });
    const own = readAnswer(accountRecords, await reader.send(accountRecords, {}));
    const others = readAnswer(accountRecords, await stranger.send(accountRecords, {}));
    expect([own.spendings.records.length, others.spendings.records.length]).toEqual([1, 0]);
    for (const call of [accountRecords, boughtBooks]) {
      expect((await sendCall(ask, call, {})).status).toBe(401);
      expect((await sendCall(ask, call, {}, reader.userId)).status).toBe(401);
    }
  });
});

describe('the bought books', () => {
  it('are those of which something was bought, each once, the latest first [API-67] [RECORD-05] (D-183)', async () => {
    const ids = [1001, 1002, 1003];
    const { aReader, database } = await createTestShop({
      books: ids.map((id) => aBookRow({ id, title: `书${id}` })),
      chapters: ids.flatMap((id) => [2, 3].map((at) => aChapterRow(at, { id: id * 10 + at, book_id: id }))),
    });
    const reader = await aReader(100);
    const stranger = await aReader(100);
    for (const at of [2, 3]) await reader.send(buyChapter, chapter(1001, at));
    await reader.send(buyChapter, chapter(1002, 2));
    await stranger.send(buyChapter, chapter(1003, 2));
    await database
      .updateTable('entitlement')
      .set({ created_at: NOW + 1 })
      .where('book_id', '=', 1002)
      .execute();
    await database.updateTable('book').set({ taken_down: 1 }).where('id', '=', 1001).execute();
    const { records, totalPages } = readAnswer(boughtBooks, await reader.send(boughtBooks, {}));
    expect(records.map(({ bookId, title }) => [bookId, title])).toEqual([
      ['1002', '书1002'],
      ['1001', '书1001'],
    ]);
    expect(totalPages).toBe(1);
  });

  it('that are closed to all but their buyers name what their reader may open [RECORD-05] [LOCK-05, LOCK-22]', async () => {
    const ids = [1001, 1002, 1003, 1004];
    const { aReader, database } = await createTestShop({
      books: ids.map((id) => aBookRow({ id, ...(id === 1002 && { pay_mode: BookPayMode.Total, bean_price: 10 }) })),
      chapters: ids.flatMap((id) => [2, 3, 4].map((at) => aChapterRow(at, { id: id * 10 + at, book_id: id }))),
    });
    const reader = await aReader(1000);
    for (const at of [2, 4, 3]) await reader.send(buyChapter, chapter(1001, at));
    await reader.send(buyBook, { bookId: '1002', act: 'buy' });
    for (const id of [1003, 1004]) await reader.send(buyChapter, chapter(id, 2));
    await database
      .updateTable('entitlement')
      .set({ created_at: NOW + 1 })
      .where('chapter_id', 'in', [10_014, 10_013])
      .execute();
    const close = (id: number) =>
      database.updateTable('book').set({ list_open: 0, cover_open: 0, buy_open: 0 }).where('id', '=', id);
    for (const id of [1001, 1002, 1003]) await close(id).execute();
    await database.updateTable('book').set({ taken_down: 1 }).where('id', '=', 1003).execute();
    const { records } = readAnswer(boughtBooks, await reader.send(boughtBooks, {}));
    expect(new Map(records.map(({ bookId, closed }) => [bookId, closed]))).toEqual(
      new Map([
        ['1001', { chapterId: '10013' }],
        ['1002', {}],
        ['1003', undefined],
        ['1004', undefined],
      ]),
    );
  });
});
