import { buyBook, buyChapter, buyChapters, chapterList } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { giveTicket } from '../testing/giveTicket.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';

const chapter = { bookId: '1001', chapterId: '5002' };
const info = { ...chapter, act: 'info' } as const;
const buy = { ...chapter, act: 'buy' } as const;
const SOON = NOW / 1000 + 60;

describe('the price of a chapter', () => {
  it('comes with balance, discount and the tickets that should pay [API-15] [BUY-05] [BUY-06]', async () => {
    const { database, aReader } = await createTestShop();
    const { userId, send } = await aReader(30);
    const late = await giveTicket(database, userId, { amount: 7 });
    const soon = await giveTicket(database, userId, { amount: 4, expires_at: SOON });
    await giveTicket(database, userId, { expires_at: NOW / 1000 });
    await giveTicket(database, userId, { balance: 0 });

    const offer = readAnswer(buyChapter, await send(buyChapter, info));
    expect(offer).toMatchObject({
      beanPrice: 10,
      discountPercent: 100,
      beanBalance: 30,
      proposedBeanIds: [soon, late],
    });
    expect(offer.tickets.map(({ beanId, balance }) => [beanId, balance])).toEqual([
      [soon, 4],
      [late, 7],
    ]);
    expect(await balanceOf(database, userId)).toBe(30);
  });

  it('is lower for monthly members where the book says so, each chapter by itself [PROD-17] [BUY-06]', async () => {
    const shop = await createTestShop({ books: [aBookRow({ extra_discount: 85 })] });
    const member = await shop.aReader(100, { tiers: ['monthly'] });
    const other = await shop.aReader(100);
    expect(await member.send(buyChapter, info)).toMatchObject({ curPrice: 9, discount: 85 });
    expect(await other.send(buyChapter, info)).toMatchObject({ curPrice: 10, discount: 100 });
    const batch = { bookId: '1001', fromChapterId: '5001', size: 10 } as const;
    expect(await member.send(buyChapters, batch)).toMatchObject({ curPrice: 90, userInfo: { balance: 10 } });
  });

  it('is asked for by accounts alone', async () => {
    const { ask } = await createTestShop();
    expect((await sendCall(ask, buyChapter, info)).status).toBe(401);
    expect((await sendCall(ask, buyChapter, buy)).status).toBe(401);
  });
});

describe('a chapter', () => {
  it('is bought with beans and owned from then on [API-15] [BUY-02] [BUY-05]', async () => {
    const { database, aReader } = await createTestShop();
    const { userId, send } = await aReader(30);
    expect(await send(buyChapter, buy)).toEqual({
      state: 200,
      beanInfo: [],
      beanIds: [],
      curPrice: 10,
      discount: 100,
      userInfo: { balance: 20 },
    });
    const { chapters } = readAnswer(chapterList, await send(chapterList, { bookId: '1001' }));
    expect(chapters.filter(({ isBought }) => isBought).map(({ chapterId }) => chapterId)).toEqual(['5002']);
    expect(await database.selectFrom('purchase').selectAll().execute()).toMatchObject([
      {
        user_id: userId,
        kind: 'chapter',
        title: '山中灯火',
        chapter_title: '第2章灯',
        chapter_count: 1,
        paid_beans: 10,
      },
    ]);
    expect(await auditLedger(database)).toEqual([]);
  });

  it('is paid by the chosen tickets first, which give no change; one that is not needed stays whole', async () => {
    const { database, aReader } = await createTestShop();
    const { userId, send } = await aReader(30);
    const late = await giveTicket(database, userId, { amount: 50 });
    const soon = await giveTicket(database, userId, { amount: 12, expires_at: SOON });
    expect(await send(buyChapter, { ...buy, ticketIds: [late, soon] })).toMatchObject({
      beanIds: [soon],
      beanInfo: [{ beanId: late, balance: 50 }],
      userInfo: { balance: 30 },
    });
    expect(await send(buyChapter, { ...buy, chapterId: '5003' })).toMatchObject({ userInfo: { balance: 20 } });
    expect(await database.selectFrom('purchase').select(['paid_beans', 'paid_by_tickets']).execute()).toEqual(
      expect.arrayContaining([
        { paid_beans: 0, paid_by_tickets: 10 },
        { paid_beans: 10, paid_by_tickets: 0 },
      ]),
    );
    expect(await auditLedger(database)).toEqual([]);
  });

  it('is paid by tickets and beans together where one does not reach', async () => {
    const { database, aReader } = await createTestShop();
    const { userId, send } = await aReader(6);
    const ticket = await giveTicket(database, userId, { amount: 4 });
    expect(await send(buyChapter, { ...buy, ticketIds: [ticket] })).toMatchObject({ userInfo: { balance: 0 } });
    expect(await auditLedger(database)).toEqual([]);
  });

  it('without a price is owned without a debit', async () => {
    const shop = await createTestShop({ chapters: [aChapterRow(2, { bean_price: 0 })] });
    const { send } = await shop.aReader();
    expect(await send(buyChapter, buy)).toMatchObject({ curPrice: 0, userInfo: { balance: 0 } });
    expect(await send(buyChapter, buy)).toMatchObject({ state: 432 });
    expect(await auditLedger(shop.database)).toEqual([]);
  });

  it('costs what the server says, whatever a request claims [AUTH-18] [E6]', async () => {
    const { form, aReader } = await createTestShop();
    const { userId } = await aReader(30);
    const claim = { user_id: userId, bookId: 1001, chapterId: 5002, act: 'buy', curPrice: 0 };
    expect((await form('/openapi/buy/index', 'spend', claim)).status).toBe(400);
  });
});

describe('several chapters', () => {
  it.each([
    [10, 100, ['5002', '5011']],
    ['rest', 110, ['5002', '5012']],
  ] as const)('are bought from one on: %s [API-17] [BUY-04]', async (size, price, [first, last]) => {
    const { database, aReader } = await createTestShop();
    const { send } = await aReader(200);
    expect(await send(buyChapters, { bookId: '1001', fromChapterId: '5001', size })).toMatchObject({ curPrice: price });
    const { chapters } = readAnswer(chapterList, await send(chapterList, { bookId: '1001' }));
    const bought = chapters.filter(({ isBought }) => isBought).map(({ chapterId }) => chapterId);
    expect([bought[0], bought.at(-1), bought.length]).toEqual([first, last, price / 10]);
    expect(await auditLedger(database)).toEqual([]);
  });

  it('pass over what the reader has [BUY-04]', async () => {
    const { aReader } = await createTestShop();
    const { send } = await aReader(200);
    await send(buyChapter, buy);
    const rest = { bookId: '1001', fromChapterId: '5001', size: 'rest' } as const;
    expect(await send(buyChapters, rest)).toMatchObject({ curPrice: 100, userInfo: { balance: 90 } });
  });
});

it('a whole book is bought at its own price, and all its chapters are open [API-16] [BUY-02]', async () => {
  const shop = await createTestShop({ books: [aBookRow({ pay_mode: '1', bean_price: 88 })] });
  const { send } = await shop.aReader(100);
  expect(await send(buyBook, { bookId: '1001', act: 'info' })).toMatchObject({ curPrice: 88 });
  expect(await send(buyBook, { bookId: '1001', act: 'buy' })).toMatchObject({ userInfo: { balance: 12 } });
  const { chapters } = readAnswer(chapterList, await send(chapterList, { bookId: '1001' }));
  expect(chapters.every(({ isBought }) => isBought)).toBe(true);
  expect(await shop.database.selectFrom('purchase').selectAll().execute()).toMatchObject([
    { kind: 'book', chapter_title: '', chapter_count: 0 },
  ]);
});
