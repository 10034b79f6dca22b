import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';
import type { Tables } from '../database/schema/Tables.ts';
import { anOrderRow } from '../testing/anOrderRow.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { auditLedger } from './auditLedger.ts';
import { balanceOf, NotEnoughBeans, post, type Movement } from './ledger.ts';

const NOW = 1_790_000_000_000;
const me = '20000001';

const move = (database: Database, change: Partial<Movement>) =>
  inTransaction(database, (transaction) =>
    post(transaction, { userId: me, beans: 100, otherSide: 'gifts', reference: 'g1', nowMs: NOW, ...change }),
  );

describe('the ledger', () => {
  it('begins with nothing [P11]', async () => {
    expect(await balanceOf(await openTestDatabase(), me)).toBe(0);
  });

  it('moves beans by two entries that sum to 0 [P11]', async () => {
    const database = await openTestDatabase();
    expect(await move(database, {})).toBe(100);
    expect(await move(database, { beans: -30, otherSide: 'sales', reference: 'p1' })).toBe(70);
    expect(await balanceOf(database, me)).toBe(70);
    expect(await database.selectFrom('ledger_entry').select(['movement', 'account', 'beans']).execute()).toEqual(
      expect.arrayContaining([
        { movement: 'gifts:g1', account: `user:${me}`, beans: 100 },
        { movement: 'gifts:g1', account: 'gifts', beans: -100 },
        { movement: 'sales:p1', account: `user:${me}`, beans: -30 },
        { movement: 'sales:p1', account: 'sales', beans: 30 },
      ]),
    );
  });

  it('never takes more than there is, and leaves no trace of the try [P11]', async () => {
    const database = await openTestDatabase();
    await move(database, {});
    await expect(move(database, { beans: -101, otherSide: 'sales', reference: 'p1' })).rejects.toThrow(NotEnoughBeans);
    expect(await balanceOf(database, me)).toBe(100);
    expect(await database.selectFrom('ledger_entry').selectAll().execute()).toHaveLength(2);
    expect(await move(database, { beans: -100, otherSide: 'sales', reference: 'p1' })).toBe(0);
  });

  it('moves nothing twice under one reference [P11]', async () => {
    const database = await openTestDatabase();
    await move(database, {});
    await expect(move(database, {})).rejects.toThrow(/unique/i);
    expect(await balanceOf(database, me)).toBe(100);
  });

  it.each([0, 0.5, Number.NaN, Infinity])('refuses to move %s beans', async (beans) => {
    const database = await openTestDatabase();
    await expect(move(database, { beans })).rejects.toThrow(RangeError);
  });

  it('equals simple sums whatever is moved [P11]', async () => {
    const movement = fc.record({
      user: fc.constantFrom('20000001', '20000002'),
      beans: fc.integer({ min: -60, max: 60 }),
    });
    const database = await openTestDatabase();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 20 }), async (movements) => {
        run += 1;
        const model = new Map<string, number>();
        for (const [at, { user: name, beans }] of movements.entries()) {
          const user = `${name}${run}`;
          const after = (model.get(user) ?? 0) + beans;
          const isPossible = beans !== 0 && after >= 0;
          const moved = await move(database, { userId: user, beans, reference: `${run}-${at}` }).catch(() => undefined);
          expect(moved).toBe(isPossible ? after : undefined);
          if (isPossible) model.set(user, after);
        }
        for (const [user, beans] of model) expect(await balanceOf(database, user)).toBe(beans);
        expect(await auditLedger(database)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('an audit', () => {
  it.each([
    ['a balance that is no sum', (database: Database) => database.updateTable('bean_balance').set({ beans: 101 })],
    [
      'an entry without its other side',
      (database: Database) => database.deleteFrom('ledger_entry').where('account', '=', 'gifts'),
    ],
    ['entries without a balance', (database: Database) => database.deleteFrom('bean_balance')],
  ])('finds %s [P11]', async (_case, spoil) => {
    const database = await openTestDatabase();
    await move(database, {});
    expect(await auditLedger(database)).toEqual([]);
    await spoil(database).execute();
    expect(await auditLedger(database)).toHaveLength(1);
  });

  const order = (database: Database, status: number) =>
    database
      .insertInto('top_up_order')
      .values(anOrderRow('o1', { user_id: me, beans: 100, status }))
      .execute();
  const purchase = {
    id: 'p1',
    user_id: me,
    kind: 'book',
    book_id: null,
    title: '山中灯火',
    chapter_title: '',
    chapter_count: 1,
    price: 30,
    paid_beans: 0,
    paid_by_tickets: 0,
    created_at: NOW,
  } as const;
  const buy = (database: Database, change: Partial<Insertable<Tables['purchase']>>) =>
    database
      .insertInto('purchase')
      .values({ ...purchase, ...change })
      .execute();

  it.each<[string, (database: Database) => Promise<unknown>, string]>([
    ['a paid order that gave nothing', (database) => order(database, 5), 'order o1 has status 5, but other beans.'],
    [
      'an order that gave its beans unpaid',
      async (database) => {
        await order(database, 0);
        await move(database, { otherSide: 'top-ups', reference: 'o1' });
      },
      'order o1 has status 0, but other beans.',
    ],
    [
      'a refund of an order that was never paid',
      async (database) => {
        await order(database, 0);
        await move(database, { beans: -100, otherSide: 'refunds', reference: 'o1' });
      },
      'the refund of o1 took back other beans than were paid.',
    ],
    [
      'a purchase that took nothing',
      (database) => buy(database, { paid_beans: 30 }),
      'purchase p1 was paid with other beans than it says.',
    ],
    [
      'a membership that took nothing',
      (database) => buy(database, { kind: 'membership', paid_beans: 30 }),
      'purchase p1 was paid with other beans than it says.',
    ],
    [
      'a purchase whose tickets were not used',
      (database) => buy(database, { paid_by_tickets: 30 }),
      'purchase p1 was paid with other tickets than it says.',
    ],
  ])('names %s [P11]', async (_case, spoil, sentence) => {
    const database = await openTestDatabase();
    await move(database, {});
    await spoil(database);
    expect(await auditLedger(database)).toEqual([sentence]);
  });

  it('takes a purchase that tickets and beans paid as it says for right [P11]', async () => {
    const database = await openTestDatabase();
    await move(database, {});
    await move(database, { beans: -10, otherSide: 'sales', reference: 'p1' });
    await buy(database, { paid_beans: 10, paid_by_tickets: 20 });
    const uses = ['a', 'b'].map((ticket_id) => ({ ticket_id, purchase_id: 'p1', beans: 10 }));
    await database.insertInto('ticket_use').values(uses).execute();
    expect(await auditLedger(database)).toEqual([]);
  });
});
