import { randomUUID } from 'node:crypto';
import { accountRecords, buyChapter, listAutoBuys, setAutoBuy } from '@shuye/api-client/calls';
import { MAX_AUTO_BUYS } from '@shuye/core-domain/auto-buy';
import { shanghaiDayStart } from '@shuye/core-domain/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { giveTicket } from '../testing/giveTicket.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { NOW } from '../testing/startTestGateway.ts';

const RUNS = process.env['SHUYE_DEEP'] === '1' ? 400 : 10;
/** Milliseconds: a busy machine is no counterexample. */
const PATIENCE = 600_000;
const DAY_MS = 86_400_000;
const bookId = '1001';
const terms = { chapterLimit: 10, dayLimit: 25 };
const auto = (chapterId: string) => ({ bookId, chapterId, act: 'auto' }) as const;

type Shop = Awaited<ReturnType<typeof createTestShop>>;
type Reader = Awaited<ReturnType<Shop['aReader']>>;

const buyAutomatically = async ({ send }: Reader, chapterId: string, key: string = randomUUID()) =>
  (await send(buyChapter, auto(chapterId), key)) as { state: number; message?: string };

const listOf = async ({ send }: Reader) => readAnswer(listAutoBuys, await send(listAutoBuys, {}));

/** What was bought until now was bought a day ago. */
const passDay = ({ database }: Shop) =>
  database
    .updateTable('purchase')
    .set((row) => ({ created_at: row('created_at', '-', DAY_MS) }))
    .execute();

describe('chapters that are bought by themselves', () => {
  it('are bought within what was agreed to, listed with what went for them, and marked in the records', async () => {
    const shop = await createTestShop();
    const reader = await shop.aReader(100);
    expect(await buyAutomatically(reader, '5002')).toMatchObject({ state: 4023, message: '本书未开启自动购买' });
    await reader.send(setAutoBuy, { bookId, terms });
    expect(await buyAutomatically(reader, '5002')).toMatchObject({ state: 200, curPrice: 10 });
    expect(await listOf(reader)).toEqual([{ bookId, title: '山中灯火', ...terms, spentToday: 10 }]);
    await reader.send(buyChapter, { bookId, chapterId: '5003', act: 'buy', beanPrice: 10 });
    const { spendings } = readAnswer(accountRecords, await reader.send(accountRecords, { page: 1 }));
    expect(spendings.records.filter(({ isAutomatic }) => isAutomatic)).toMatchObject([{ beans: 10 }]);
    expect(spendings.records).toHaveLength(2);
    expect(await auditLedger(shop.database)).toEqual([]);
  });

  it('stop at the limit of the day in Shanghai, and go on with the next; what is bought by hand does not count', async () => {
    const shop = await createTestShop();
    const reader = await shop.aReader(1000);
    await reader.send(setAutoBuy, { bookId, terms });
    await reader.send(buyChapter, { bookId, chapterId: '5002', act: 'buy' });
    for (const chapterId of ['5003', '5004']) expect((await buyAutomatically(reader, chapterId)).state).toBe(200);
    expect(await buyAutomatically(reader, '5005')).toMatchObject({
      state: 4024,
      message: '自动购买今天已用20书豆，本章会超过每天25书豆的上限，请确认后购买',
    });
    const bought = shop.database.updateTable('purchase').where('is_automatic', '=', 1);
    await bought.set({ created_at: shanghaiDayStart(NOW) }).execute();
    expect((await buyAutomatically(reader, '5005')).state).toBe(4024);
    await bought.set({ created_at: shanghaiDayStart(NOW) - 1 }).execute();
    expect((await buyAutomatically(reader, '5005')).state).toBe(200);
    expect(await balanceOf(shop.database, reader.userId)).toBe(960);
  });

  it('are not bought at a price above the agreed one, nor without beans, nor once they were stopped', async () => {
    const shop = await createTestShop();
    const reader = await shop.aReader(20);
    await reader.send(setAutoBuy, { bookId, terms });
    await shop.database.updateTable('chapter').set({ bean_price: 11 }).where('id', '=', 5002).execute();
    expect(await buyAutomatically(reader, '5002')).toMatchObject({ state: 4024 });
    for (const chapterId of ['5003', '5004']) expect((await buyAutomatically(reader, chapterId)).state).toBe(200);
    expect(await buyAutomatically(reader, '5005')).toMatchObject({ state: 4020 });
    await reader.send(setAutoBuy, { bookId, terms: undefined });
    expect(await listOf(reader)).toEqual([]);
    expect((await buyAutomatically(reader, '5005')).state).toBe(4023);
    expect(await balanceOf(shop.database, reader.userId)).toBe(0);
  });

  it('are paid by the tickets that end first, which the limit of the day does not count', async () => {
    const shop = await createTestShop();
    const reader = await shop.aReader(25);
    await giveTicket(shop.database, reader.userId, { amount: 10 });
    await reader.send(setAutoBuy, { bookId, terms });
    for (const chapterId of ['5002', '5003', '5004'])
      expect((await buyAutomatically(reader, chapterId)).state).toBe(200);
    expect(await listOf(reader)).toMatchObject([{ spentToday: 20 }]);
    expect(await balanceOf(shop.database, reader.userId)).toBe(5);
  });

  it('are bought once, however many devices come to them at the same time [A-07] [P11]', async () => {
    const shop = await createTestShop();
    const reader = await shop.aReader(1000);
    await reader.send(setAutoBuy, { bookId, terms: { chapterLimit: 10, dayLimit: 30 } });
    const chapters = ['5002', '5003', '5004', '5005', '5006', '5007'];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => buyAutomatically(reader, chapters[at % chapters.length] ?? '')),
    );
    expect(answers.filter(({ state }) => state === 200)).toHaveLength(3);
    expect(await balanceOf(shop.database, reader.userId)).toBe(970);
    expect(await auditLedger(shop.database)).toEqual([]);
  });

  it('belong to the account that agreed: guests are refused, others see and change nothing', async () => {
    const shop = await createTestShop();
    const reader = await shop.aReader(100);
    const other = await shop.aReader(100);
    await reader.send(setAutoBuy, { bookId, terms });
    expect(await listOf(other)).toEqual([]);
    expect((await buyAutomatically(other, '5002')).state).toBe(4023);
    for (const call of [listAutoBuys, setAutoBuy] as const)
      expect((await sendCall(shop.ask, call as typeof setAutoBuy, { bookId, terms })).status).toBe(401);
  });

  it('are those of a bounded number of books', async () => {
    const shop = await createTestShop();
    const { userId, send } = await shop.aReader();
    const rows = Array.from({ length: MAX_AUTO_BUYS }, (_, at) => ({
      user_id: userId,
      book_id: 5000 + at,
      chapter_limit: 1,
      day_limit: 1,
      created_at: NOW,
    }));
    await shop.database.insertInto('auto_buy').values(rows).execute();
    expect(await send(setAutoBuy, { bookId, terms })).toMatchObject({ message: '最多为200本书开启自动购买' });
    await send(setAutoBuy, { bookId: '5000', terms: undefined });
    await send(setAutoBuy, { bookId, terms });
    expect(await listOf({ send } as Reader)).toMatchObject([{ bookId }]);
  });

  it(
    'never cost more a day than agreed, in whatever order chapters, terms, days and purchases by hand come [P11]',
    async () => {
      const shop = await createTestShop({
        books: [aBookRow({ chapter_count: 12 })],
        chapters: Array.from({ length: 12 }, (_, at) => ({ ...aChapterRow(at + 1), bean_price: 7 + (at % 3) * 4 })),
      });
      const step = fc.oneof(
        fc.record({ kind: fc.constant('buy' as const), byHand: fc.boolean(), at: fc.integer({ min: 1, max: 11 }) }),
        fc.record({
          kind: fc.constant('terms' as const),
          limit: fc.constantFrom(7, 11, 15),
          day: fc.constantFrom(7, 20, 40),
        }),
        fc.record({ kind: fc.constant('stop' as const) }),
        fc.record({ kind: fc.constant('day' as const) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
          const reader = await shop.aReader(1000);
          const owned = new Set<number>();
          let agreed: { chapterLimit: number; dayLimit: number } | undefined;
          let spentToday = 0;
          for (const one of steps) {
            if (one.kind === 'day') {
              await passDay(shop);
              spentToday = 0;
            } else if (one.kind !== 'buy') {
              agreed = one.kind === 'terms' ? { chapterLimit: one.limit, dayLimit: one.day } : undefined;
              await reader.send(setAutoBuy, { bookId, terms: agreed });
            } else {
              const price = 7 + (one.at % 3) * 4;
              const chapterId = String(5001 + one.at);
              const isCovered = agreed && price <= agreed.chapterLimit && spentToday + price <= agreed.dayLimit;
              const isSold = !owned.has(one.at) && (one.byHand || isCovered === true);
              const { state } = !one.byHand
                ? await buyAutomatically(reader, chapterId)
                : ((await reader.send(buyChapter, { bookId, chapterId, act: 'buy' }, randomUUID())) as {
                    state: number;
                  });
              expect(state === 200).toBe(isSold);
              if (isSold) owned.add(one.at);
              if (isSold && !one.byHand) spentToday += price;
            }
          }
        }),
        { numRuns: RUNS },
      );
      expect(await auditLedger(shop.database)).toEqual([]);
    },
    PATIENCE,
  );
});
