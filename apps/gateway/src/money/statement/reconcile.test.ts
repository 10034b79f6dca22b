import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../database/schema/Database.ts';
import { anOrderRow } from '../../testing/anOrderRow.ts';
import { openTestDatabase } from '../../testing/databases/openTestDatabase.ts';
import { applyPayment } from '../../orders/applyPayment.ts';
import { refundOrder } from '../refundOrder.ts';
import type { Difference } from './compareWithOrder.ts';
import type { StatementLine } from './parseStatement.ts';
import { reconcile } from './reconcile.ts';

const DAY_MS = 86_400_000;
const NOW = 1_790_000_000_000;
const TODAY = { fromMs: NOW, toMs: NOW + DAY_MS };

interface Made {
  isPaid?: boolean;
  isRefunded?: boolean;
  atMs?: number;
}

async function makeOrder(database: Database, orderNo: string, made: Made = {}): Promise<void> {
  const { isPaid = true, isRefunded = false, atMs = NOW + 1 } = made;
  await database
    .insertInto('top_up_order')
    .values(anOrderRow(orderNo, { created_at: atMs }))
    .execute();
  const payment = { orderNo, userId: 'u1', amountFen: 3000, outcome: 'paid', paymentId: `p-${orderNo}` } as const;
  if (isPaid) await applyPayment(database, payment, atMs);
  if (isRefunded) await refundOrder(database, { orderNo, reason: 'asked for', nowMs: atMs + 1 });
}

type Line = [order: string, yuan: number, payment?: string | undefined];

/** Numbered as the lines of a file would be. */
const statement = (...lines: Line[]): StatementLine[] =>
  lines.map(([order, yuan, payment = `p-${order}`], at) => ({ line: at + 2, order, payment, amountFen: yuan * 100 }));

describe('a statement and the orders', () => {
  it('agree where each was paid once as it was asked, by its number or by its trade number', async () => {
    const database = await openTestDatabase();
    await makeOrder(database, 'o1');
    await makeOrder(database, 'o2');
    await makeOrder(database, 'o3', { isPaid: false });
    await makeOrder(database, 'o4', { atMs: NOW - 1 });
    const lines = statement(['o1', 30], ['t-o2', 30, 'p-o2']);
    expect(await reconcile(database, lines, TODAY)).toEqual({ lines: 2, orders: 2, differences: [] });
  });

  const differing: [
    title: string,
    made: Made | undefined,
    lines: [yuan: number, payment?: string][],
    expected: Partial<Difference>[],
  ][] = [
    ['an order that nobody knows', undefined, [[30]], [{ kind: 'unknown-order', thereFen: 3000, hereFen: 0 }]],
    [
      'an order that nobody knows, a part given back',
      undefined,
      [[30], [-10]],
      [{ kind: 'unknown-order', thereFen: 2000, hereFen: 0 }],
    ],
    [
      'paid there alone, a part given back',
      { isPaid: false },
      [[30], [-10]],
      [{ kind: 'paid-there-only', thereFen: 2000, hereFen: 0 }],
    ],
    [
      'paid twice, a part given back',
      {},
      [[30], [30, 'p2'], [-10, 'p2']],
      [{ kind: 'paid-twice', thereFen: 5000, hereFen: 3000 }],
    ],
    ['paid there alone', { isPaid: false }, [[30]], [{ kind: 'paid-there-only', thereFen: 3000, hereFen: 0 }]],
    ['paid here alone', {}, [], [{ kind: 'paid-here-only', thereFen: 0, hereFen: 3000, lines: [] }]],
    ['another amount', {}, [[29]], [{ kind: 'other-amount', thereFen: 2900, hereFen: 3000 }]],
    ['paid twice', {}, [[30], [30, 'p2']], [{ kind: 'paid-twice', thereFen: 6000, lines: [2, 3] }]],
    ['given back there alone', {}, [[30], [-30]], [{ kind: 'refunded-there-only', thereFen: 3000, hereFen: 0 }]],
    ['given back there later', { atMs: NOW - 9 }, [[-30]], [{ kind: 'refunded-there-only', thereFen: 3000 }]],
    ['refunded here alone', { isRefunded: true }, [[30]], [{ kind: 'refunded-here-only', hereFen: 3000 }]],
    [
      'another amount given back',
      { isRefunded: true },
      [[30], [-20]],
      [{ kind: 'other-amount', thereFen: -2000, hereFen: -3000 }],
    ],
    [
      'paid twice and given back twice, but refunded here not at all',
      {},
      [[30], [30, 'p2'], [-30], [-30, 'p2']],
      [{ kind: 'refunded-there-only', thereFen: 3000 }],
    ],
  ];
  it.each(differing)('differ by an order that was %s', async (_title, made, lines, expected) => {
    const database = await openTestDatabase();
    if (made) await makeOrder(database, 'o1', made);
    await makeOrder(database, 'o2');
    const ofOrder = lines.map(([yuan, payment]): Line => ['o1', yuan, payment]);
    const found = await reconcile(database, statement(...ofOrder, ['o2', 30]), TODAY);
    expect(found.differences).toMatchObject(expected.map((each) => ({ orderNo: 'o1', ...each })));
  });

  it.each<[string, Made, Line[]]>([
    [
      'a payment too many was given back',
      {},
      [
        ['o1', 30],
        ['o1', 30, 'p2'],
        ['o1', -30, 'p2'],
      ],
    ],
    [
      'a payment that gave no beans was given back',
      { isPaid: false },
      [
        ['o1', 30],
        ['o1', -30],
      ],
    ],
    [
      'a refund was given back',
      { isRefunded: true },
      [
        ['o1', 30],
        ['o1', -30],
      ],
    ],
    ['a refund was given back for an earlier payment', { isRefunded: true, atMs: NOW - 9 }, [['o1', -30]]],
  ])('agree where %s', async (_case, made, lines) => {
    const database = await openTestDatabase();
    await makeOrder(database, 'o1', made);
    expect((await reconcile(database, statement(...lines), TODAY)).differences).toEqual([]);
  });

  it('names the payments on both sides of a difference', async () => {
    const database = await openTestDatabase();
    await makeOrder(database, 'o1');
    const { differences } = await reconcile(database, statement(['o1', 29, 'other']), TODAY);
    expect(differences).toMatchObject([{ paymentIds: ['other', 'p-o1'], lines: [2] }]);
  });

  it('are compared whole, however many there are', async () => {
    const database = await openTestDatabase();
    await makeOrder(database, 'o1');
    const unknown = Array.from({ length: 1200 }, (_, at): Line => [`x${at}`, 1]);
    const found = await reconcile(database, statement(...unknown, ['o1', 30]), TODAY);
    expect(found.differences).toHaveLength(1200);
    expect(found.orders).toBe(1);
  });

  it('whatever happened on both sides, agree exactly where each gave what the other took', async () => {
    const database = await openTestDatabase();
    let run = 0;
    const event = fc.record({ isPaidHere: fc.boolean(), isPaidThere: fc.boolean(), yuan: fc.constantFrom(30, 29) });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 4 }), async (events) => {
        run += 1;
        const fromMs = NOW + run * DAY_MS;
        const lines: Line[] = [];
        for (const [at, { isPaidHere, isPaidThere, yuan }] of events.entries()) {
          const orderNo = `${run}-${at}`;
          await makeOrder(database, orderNo, { isPaid: isPaidHere, atMs: fromMs });
          if (isPaidThere) lines.push([orderNo, yuan]);
        }
        const found = await reconcile(database, statement(...lines), { fromMs, toMs: fromMs + DAY_MS });
        const unequal = events.filter(({ isPaidHere, isPaidThere, yuan }) =>
          isPaidHere ? !isPaidThere || yuan !== 30 : isPaidThere,
        );
        expect(found.differences).toHaveLength(unequal.length);
      }),
      { numRuns: 25 },
    );
  });
});
