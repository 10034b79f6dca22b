import { buyBook, buyChapter, createOrder } from '@shuye/api-client/calls';
import { discountedBeans } from '@shuye/core-domain/book';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { TEST_CALLBACK_KEY } from '../testing/startTestGateway.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { giveTicket } from '../testing/giveTicket.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { auditLedger } from './auditLedger.ts';
import { signPayment } from '../orders/callback/paymentSignature.ts';
import { balanceOf } from './ledger.ts';
import { createClerk } from './testing/createClerk.ts';

const DEEP = process.env['SHUYE_DEEP'] === '1';
const RUNS = DEEP ? 500 : 20;
const STEPS = DEEP ? 200 : 40;
const USERS = 3;
/** Milliseconds: a busy machine is no counterexample. */
const PATIENCE = DEEP ? 3_600_000 : 60_000;

/** Full prices in beans of four chapters and a whole book, and the percents that a monthly member pays of them. */
const ITEMS = [
  { price: 0, percent: 80 },
  { price: 3, percent: 80 },
  { price: 10, percent: 80 },
  { price: 25, percent: 80 },
  { price: 40, percent: 35 },
];
const BOOK = 4;

const history = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...(['order', 'pay', 'pay', 'pay-wrong', 'close', 'ticket', 'buy', 'buy', 'buy-with-tickets', 'repeat'] as const),
    ),
    user: fc.nat({ max: USERS - 1 }),
    item: fc.nat({ max: ITEMS.length - 1 }),
  }),
  { minLength: STEPS / 2, maxLength: STEPS },
);

async function aTown() {
  const chapters = ITEMS.slice(0, BOOK).map(({ price }, item) => aChapterRow(item + 2, { bean_price: price }));
  const byChapter = aBookRow({ extra_discount: ITEMS[0]?.percent ?? 100 });
  const { price: bean_price = 0, percent: extra_discount = 100 } = ITEMS[BOOK] ?? {};
  const shop = await createTestShop({
    books: [byChapter, aBookRow({ id: 1002, pay_mode: '1', bean_price, extra_discount })],
    chapters,
  });

  /** A reader, and the clerk who keeps the same reader's book; `run` makes their names new. */
  const aCustomer = async (isMember: boolean, run: string) => {
    const reader = await shop.aReader(0, { tiers: isMember ? ['monthly'] : [] });
    const clerk = createClerk();
    let last: { ask: () => Promise<unknown>; answer: unknown } | undefined;

    const report = async (item: number, amountFen: number, outcome: 'paid' | 'closed') => {
      const order = clerk.orders().at(-1 - (item % 2));
      if (!order) return undefined;
      const { orderNo } = order;
      const body = JSON.stringify({ orderNo, userId: reader.userId, amountFen, outcome, paymentId: orderNo });
      const headers = { 'x-payment-signature': signPayment(body, TEST_CALLBACK_KEY) };
      const { status } = await shop.ask('/pay/callback', { method: 'POST', body, headers });
      return { order, status };
    };

    const buy = async (at: number, item: number, offered: { id: string; beans: number }[]) => {
      const how = { act: 'buy', ticketIds: offered.map(({ id }) => id) } as const;
      const key = `${run}-${at}`;
      const ask = () =>
        item === BOOK
          ? reader.send(buyBook, { bookId: '1002', ...how }, key)
          : reader.send(buyChapter, { bookId: '1001', chapterId: String(5002 + item), ...how }, key);
      const { price, percent } = ITEMS[item] ?? { price: 0, percent: 100 };
      const expected = clerk.buy(item, discountedBeans(price, isMember ? percent : 100), offered, item === BOOK);
      const answer = await ask();
      expect(answer).toMatchObject(expected);
      if (expected.state === 200) last = { ask, answer };
    };

    const actions = {
      order: async (at: number) => {
        const input = { product: { productId: '1', priceYuan: 1 }, payMode: 11 } as const;
        const answer = await reader.send(createOrder, input, `${run}-order-${at}`);
        clerk.orders().push({ orderNo: readAnswer(createOrder, answer).orderNo, status: 0 });
      },
      pay: async (_at: number, item: number) => {
        const told = await report(item, 100, 'paid');
        if (told) clerk.pay(told.order);
      },
      'pay-wrong': async (_at: number, item: number) => {
        const told = await report(item, 99, 'paid');
        if (told) expect(told.status).toBe(409);
      },
      close: async (_at: number, item: number) => {
        const told = await report(item, 100, 'closed');
        if (told) clerk.close(told.order);
      },
      ticket: async (at: number, item: number) => {
        const id = await giveTicket(shop.database, reader.userId, { id: `${run}-${at}`, amount: item + 1 });
        clerk.giveTicket({ id, beans: item + 1 });
      },
      buy: (at: number, item: number) => buy(at, item, []),
      'buy-with-tickets': (at: number, item: number) => buy(at, item, clerk.tickets().slice(0, 2)),
      repeat: async () => {
        if (last) expect(await last.ask()).toEqual(last.answer);
      },
    };
    const compare = async () => {
      expect(await balanceOf(shop.database, reader.userId)).toBe(clerk.beans());
      const owned = shop.database.selectFrom('entitlement').select('chapter_id').where('user_id', '=', reader.userId);
      expect(await owned.execute()).toHaveLength(clerk.owned());
    };
    return { actions, compare };
  };
  return { ...shop, aCustomer };
}

it(
  'any history of orders, callbacks, purchases and repetitions comes to what a clerk would have written [P11]',
  async () => {
    const { database, aCustomer } = await aTown();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        run += 1;
        const customers = await Promise.all(
          Array.from({ length: USERS }, (_, user) => aCustomer(user === 0, `${run}-${user}`)),
        );
        for (const [at, { kind, user, item }] of steps.entries()) await customers[user]?.actions[kind](at, item);
        for (const { compare } of customers) await compare();
        expect(await auditLedger(database)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  PATIENCE,
);
