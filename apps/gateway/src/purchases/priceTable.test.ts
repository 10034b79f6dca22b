import { randomUUID } from 'node:crypto';
import { calls } from '@shuye/api-client/calls';
import { chapterAccess } from '@shuye/core-domain/access';
import { BookPayMode, DiscountType } from '@shuye/core-domain/book';
import { memberOf, type MemberTier } from '@shuye/core-domain/member';
import { membershipPurchase } from '@shuye/core-domain/member-shop';
import { priceTable, PurchaseAct, type PriceRow } from '@shuye/core-domain/purchase';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { giveTicket } from '../testing/giveTicket.ts';
import { quickPurchases } from '../testing/quickPurchases.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { NOW } from '../testing/startTestGateway.ts';

const RUNS = process.env['SHUYE_DEEP'] === '1' ? 400 : 40;
/** Milliseconds: a busy machine is no counterexample. */
const PATIENCE = 600_000;
const BOOK = '1001';
const CHAPTERS = 24;
const SECONDS = NOW / 1000;

const { bookInfo, buyBook, buyChapter, buyChapters, buyMembership, chapterList, membershipOffer, userInfo } = calls;

const drawn = fc.record({
  payMode: fc.constantFrom('1', '3', '3'),
  discount: fc.constantFrom(...Object.values(DiscountType)),
  isMonthly: fc.constantFrom(0 as const, 0 as const, 1 as const),
  extraDiscount: fc.constantFrom(33, 80, 100),
  bookPrice: fc.constantFrom(1, 77, 300, 100_000, 100_001, 400_000),
  chapterPrices: fc.array(fc.constantFrom(1, 7, 10, 10, 12, 13, 9999), { minLength: CHAPTERS, maxLength: CHAPTERS }),
  free: fc.uniqueArray(fc.nat(CHAPTERS - 1), { maxLength: 5 }),
  bought: fc.uniqueArray(fc.nat(CHAPTERS - 1), { maxLength: 5 }),
  from: fc.nat(CHAPTERS - 1),
  tickets: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 200 }), seconds: fc.constantFrom(0, 9, 99, 999) }), {
    maxLength: 3,
  }),
  beans: fc.constantFrom(0, 1, 12, 100, 250, 5000),
  tiers: fc.constantFrom<MemberTier[]>([], ['monthly'], ['monthly', 'new-user'], ['super'], ['free-card']),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;
type Shop = Awaited<ReturnType<typeof createTestShop>>;
type Reader = Awaited<ReturnType<Shop['aReader']>>;
interface Answer {
  state: number;
}

const chapterId = (index: number): string => String(5001 + index);

async function arrange({ database }: Shop, given: Drawn): Promise<void> {
  const { payMode, discount, isMonthly, extraDiscount, bookPrice, chapterPrices, free } = given;
  await database
    .updateTable('book')
    .set({ pay_mode: payMode, discount, is_monthly: isMonthly, extra_discount: extraDiscount, bean_price: bookPrice })
    .execute();
  for (const [index, price] of chapterPrices.entries()) {
    await database
      .updateTable('chapter')
      .set({ is_free: free.includes(index) ? 1 : 0, bean_price: price })
      .where('id', '=', 5001 + index)
      .execute();
  }
}

/** Readers who have the same each. */
async function aReaderOf({ database, aReader }: Shop, { tiers, beans, tickets, bought }: Drawn): Promise<Reader> {
  const reader = await aReader(beans, { tiers });
  const { userId } = reader;
  for (const [index, { amount, seconds }] of tickets.entries()) {
    await giveTicket(database, userId, { id: `${index}-${userId}`, amount, expires_at: SECONDS + seconds });
  }
  await database
    .insertInto('purchase')
    .values(
      quickPurchases(userId)
        .slice(0, 1)
        .map((row) => ({ ...row, id: userId, created_at: NOW - 3_600_000 })),
    )
    .execute();
  for (const index of bought) {
    const owned = { user_id: userId, book_id: 1001, chapter_id: 5001 + index, purchase_id: userId, created_at: NOW };
    await database.insertInto('entitlement').values(owned).execute();
  }
  return reader;
}

/** What a page knows of the book and of its reader. */
async function rightsOf({ send }: Reader) {
  const book = readAnswer(bookInfo, await send(bookInfo, { bookId: BOOK }));
  const { chapters } = readAnswer(chapterList, await send(chapterList, { bookId: BOOK }));
  const assets = readAnswer(userInfo, await send(userInfo, undefined));
  if (!assets) throw new Error('the server does not know the reader');
  return { book, chapters, member: memberOf(assets.membership, SECONDS) };
}

/** The rows that a page would show; none where the server sells nothing. */
async function tableOf(reader: Reader, { from }: Drawn): Promise<readonly PriceRow[]> {
  const { book, chapters, member } = await rightsOf(reader);
  const ask = { bookId: BOOK, act: PurchaseAct.Ask };
  const asked =
    book.payMode === BookPayMode.Total
      ? await reader.send(buyBook, ask)
      : await reader.send(buyChapter, { ...ask, chapterId: chapterId(from) });
  if ((asked as Answer).state !== 200) return [];
  const { plans } = readAnswer(membershipOffer, await reader.send(membershipOffer, {}));
  const offer = readAnswer(buyBook, asked);
  const request = { rights: { book, member }, chapters, chapterId: chapterId(from), offer, plans, serverTime: SECONDS };
  return priceTable(request).rows;
}

function buy({ send }: Reader, { item, beanPrice, ticketIds }: PriceRow): Promise<unknown> {
  const shown = { bookId: BOOK, beanPrice, ticketIds, act: PurchaseAct.Buy };
  if (item.kind === 'book') return send(buyBook, shown);
  if (item.kind === 'chapter') return send(buyChapter, { ...shown, chapterId: item.chapterId });
  if (item.kind === 'chapters')
    return send(buyChapters, { ...shown, fromChapterId: item.fromChapterId, size: item.size });
  return send(buyMembership, membershipPurchase(item.plan, ticketIds[0]), randomUUID());
}

/** How many chapters from where the reader stands on are closed to them. */
async function countLocked(reader: Reader, { from }: Drawn): Promise<number> {
  const { book, chapters, member } = await rightsOf(reader);
  return chapters
    .slice(book.payMode === BookPayMode.Total ? 0 : from)
    .filter((chapter) => chapterAccess({ chapter, book, member }).locked).length;
}

const givenBeans = ({ item }: PriceRow): number =>
  item.kind === 'membership' && item.plan.givenType === 1 ? item.plan.givenAmount : 0;

it(
  'takes what the price table says for each of its rows, opens what it says, and refuses what does not reach [BUY-02] [BUY-04] [BUY-05] [BUY-06] [MEMBER-07] [P11]',
  async () => {
    const shop = await createTestShop({
      books: [aBookRow({ chapter_count: CHAPTERS })],
      chapters: Array.from({ length: CHAPTERS }, (_, index) => aChapterRow(index + 1)),
    });
    const { database } = shop;
    let rows = 0;
    await fc.assert(
      fc.asyncProperty(drawn, async (given) => {
        await arrange(shop, given);
        const shown = await tableOf(await aReaderOf(shop, given), given);
        for (const at of shown.keys()) {
          rows += 1;
          // The same reader again: tickets bear the names of their owner.
          const reader = await aReaderOf(shop, given);
          const row = (await tableOf(reader, given))[at];
          if (!row) throw new Error('a reader who has the same sees another table');
          const lockedBefore = await countLocked(reader, given);
          const { outcome } = row.settlement;
          const { state } = (await buy(reader, row)) as Answer;
          expect([state, row]).toEqual([outcome.affordable ? 200 : 4020, row]);
          const left = outcome.affordable ? outcome.balanceAfter + givenBeans(row) : given.beans;
          expect([await balanceOf(database, reader.userId), row]).toEqual([left, row]);
          const opened = lockedBefore - (await countLocked(reader, given));
          // Members may buy what is open to them.
          if (lockedBefore > 0) expect([opened, row]).toEqual([outcome.affordable ? row.chapterCount : 0, row]);
        }
      }),
      { numRuns: RUNS },
    );
    expect(rows).toBeGreaterThan(RUNS);
    expect(await auditLedger(database)).toEqual([]);
  },
  PATIENCE,
);
