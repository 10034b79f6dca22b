import { randomUUID } from 'node:crypto';
import { buyChapter } from '@shuye/api-client/calls';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestShop } from '../testing/createTestShop.ts';
import { giveTicket } from '../testing/giveTicket.ts';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';

const RUNS = process.env['SHUYE_DEEP'] === '1' ? 500 : 15;
const PRICE = 10;
/** Milliseconds: a busy machine is no counterexample. */
const PATIENCE = 600_000;

const items = fc.array(fc.record({ chapter: fc.integer({ min: 5002, max: 5006 }), withTicket: fc.boolean() }), {
  minLength: 2,
  maxLength: 12,
});

interface Answer {
  state: number;
  beanIds?: string[];
}

it(
  'purchases at the same time come to what some order of them one after the other would have [P11]',
  async () => {
    const { database, aReader } = await createTestShop();
    await fc.assert(
      fc.asyncProperty(items, fc.integer({ min: 1, max: 45 }), async (wanted, beans) => {
        const { userId, send } = await aReader(beans);
        const ticket = await giveTicket(database, userId, { id: randomUUID(), amount: PRICE });
        const answers = (await Promise.all(
          wanted.map(({ chapter, withTicket }) => {
            const item = {
              bookId: '1001',
              chapterId: String(chapter),
              act: 'buy',
              ticketIds: withTicket ? [ticket] : [],
            };
            return send(buyChapter, item as { bookId: string; chapterId: string; act: 'buy' }, randomUUID());
          }),
        )) as Answer[];

        const sold = answers.flatMap((answer, at) => (answer.state === 200 ? [{ ...wanted[at], answer }] : []));
        const byTicket = sold.filter(({ answer }) => answer.beanIds?.length === 1);
        expect(new Set(sold.map(({ chapter }) => chapter)).size).toBe(sold.length);
        expect(byTicket.length).toBeLessThanOrEqual(1);

        const balance = await balanceOf(database, userId);
        expect(balance).toBe(beans - PRICE * (sold.length - byTicket.length));
        // Beans only leave here: whoever was refused for want of them would be refused at the end as well.
        if (answers.some(({ state }) => state === 4020)) expect(balance).toBeLessThan(PRICE);
        if (answers.some(({ state }) => state === 4021)) expect(byTicket).toHaveLength(1);
        const owned = new Set(sold.map(({ chapter }) => chapter));
        for (const [at, { state }] of answers.entries()) {
          expect([200, 432, 999, 4020, 4021]).toContain(state);
          if (state === 432) expect(owned).toContain(wanted[at]?.chapter);
        }
        expect(await auditLedger(database)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  PATIENCE,
);
