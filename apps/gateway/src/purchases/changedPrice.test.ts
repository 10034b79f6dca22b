import { buyBook, buyChapter, buyChapters, PRICE_CHANGED } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { createTestShop } from '../testing/createTestShop.ts';

const CHAPTER = { bookId: '1001', chapterId: '5002', act: 'buy' } as const;
const BATCH = { bookId: '1001', fromChapterId: '5001', size: 10 } as const;
const BOOK = { bookId: '1001', act: 'buy' } as const;

type Shop = Awaited<ReturnType<typeof createTestShop>>;
type Reader = Awaited<ReturnType<Shop['aReader']>>;

const purchases: ReadonlyArray<
  [name: string, price: number, send: (reader: Reader, beanPrice: number) => Promise<unknown>]
> = [
  ['a chapter', 10, ({ send }, beanPrice) => send(buyChapter, { ...CHAPTER, beanPrice })],
  ['a batch', 100, ({ send }, beanPrice) => send(buyChapters, { ...BATCH, beanPrice })],
  ['the rest', 110, ({ send }, beanPrice) => send(buyChapters, { ...BATCH, size: 'rest', beanPrice })],
];

describe('a price that is not the one that was shown', () => {
  it.each(purchases)('of %s is told, and nothing is taken', async (_name, price, buy) => {
    const { database, aReader } = await createTestShop();
    const reader = await aReader(1000);
    const answer = await buy(reader, price - 1);
    expect(answer).toMatchObject({ state: PRICE_CHANGED, message: `价格已变为${price}书豆，请确认后再购买` });
    expect(await balanceOf(database, reader.userId)).toBe(1000);
    expect(await buy(reader, price)).toMatchObject({
      state: 200,
      curPrice: price,
      userInfo: { balance: 1000 - price },
    });
    expect(await auditLedger(database)).toEqual([]);
  });

  it('of a book is told, and nothing is taken', async () => {
    const { database, aReader } = await createTestShop({ books: [aBookRow({ pay_mode: '1', bean_price: 50 })] });
    const reader = await aReader(1000);
    expect(await reader.send(buyBook, { ...BOOK, beanPrice: 49 })).toMatchObject({ state: PRICE_CHANGED });
    expect(await balanceOf(database, reader.userId)).toBe(1000);
    expect(await reader.send(buyBook, { ...BOOK, beanPrice: 50 })).toMatchObject({ state: 200, curPrice: 50 });
  });

  it('is told of what is sold meanwhile: in the transaction that takes the beans', async () => {
    const { database, aReader } = await createTestShop();
    const reader = await aReader(1000);
    const sent = purchases[0]?.[2](reader, 10);
    await database.updateTable('chapter').set({ bean_price: 15 }).where('id', '=', 5002).execute();
    const { state } = (await sent) as { state: number };
    const left = await balanceOf(database, reader.userId);
    expect([
      [200, 990],
      [PRICE_CHANGED, 1000],
    ]).toContainEqual([state, left]);
  });

  it('does not concern an answer that was lost: its key has it, whatever the price is now', async () => {
    const { database, aReader } = await createTestShop();
    const reader = await aReader(1000);
    const paid = await reader.send(buyChapter, { ...CHAPTER, beanPrice: 10 }, 'intent-1');
    await database.updateTable('chapter').set({ bean_price: 15 }).execute();
    expect(await reader.send(buyChapter, { ...CHAPTER, beanPrice: 10 }, 'intent-1')).toEqual(paid);
    expect(await balanceOf(database, reader.userId)).toBe(990);
  });
});
