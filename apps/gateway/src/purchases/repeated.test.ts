import { randomUUID } from 'node:crypto';
import { buyChapter, buyChapters } from '@shuye/api-client/calls';
import { guestMember } from '@shuye/core-domain/member';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import type { CallError } from '../calls/callErrors.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { giveBeans } from '../testing/giveBeans.ts';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';
import { buyGoods } from './buyGoods.ts';
import { findGoods } from './findGoods.ts';

const MANY = 200;
const ROUNDS = process.env['SHUYE_DEEP'] === '1' ? 500 : 1;
/** Milliseconds: a busy machine is no fault. */
const PATIENCE = 30_000 + ROUNDS * 10_000;
const chapter = { bookId: '1001', chapterId: '5002', act: 'buy' } as const;
const times = Array.from({ length: MANY });

describe('a purchase', () => {
  it(
    'sent 200 times at once with one key is made once, with 200 equal answers [R4] [E6] [A-07]',
    async () => {
      const { database, aReader } = await createTestShop();
      for (let round = 0; round < ROUNDS; round += 1) {
        const { userId, send } = await aReader(1000);
        const answers = await Promise.all(times.map(() => send(buyChapter, chapter, 'one-key')));
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]).toMatchObject({ state: 200, userInfo: { balance: 990 } });
        expect(await balanceOf(database, userId)).toBe(990);
      }
      expect(await database.selectFrom('purchase').selectAll().execute()).toHaveLength(ROUNDS);
      expect(await auditLedger(database)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'asked for 200 times at once under other keys is made once, the rest refused [R4] [E6] [P11]',
    async () => {
      const { database, aReader } = await createTestShop();
      const { userId, send } = await aReader(1000);
      const answers = await Promise.all(times.map(() => send(buyChapter, chapter, randomUUID())));
      const states = answers.map((answer) => (answer as { state: number }).state);
      expect(states.filter((state) => state === 200)).toHaveLength(1);
      expect(states.filter((state) => state === 432 || state === 999)).toHaveLength(MANY - 1);
      expect(await balanceOf(database, userId)).toBe(990);
      expect(await auditLedger(database)).toEqual([]);
    },
    PATIENCE,
  );

  it('whose answer was lost comes back as the success that it was [A-07] [F17]', async () => {
    const { aReader } = await createTestShop();
    const { send } = await aReader(100);
    const first = await send(buyChapter, chapter, 'lost');
    await send(buyChapter, { ...chapter, chapterId: '5003' }, 'next');
    expect(JSON.stringify(await send(buyChapter, chapter, 'lost'))).toBe(JSON.stringify(first));
  });

  it('under the key of another is refused [A-07]', async () => {
    const { aReader } = await createTestShop();
    const { send } = await aReader(100);
    await send(buyChapter, chapter, 'k');
    expect(await send(buyChapter, { ...chapter, chapterId: '5003' }, 'k')).toMatchObject({ state: 409 });
    expect(await send(buyChapters, { bookId: '1001', fromChapterId: '5002', size: 10 }, 'k')).toMatchObject({
      state: 409,
    });
  });

  it('is another reader’s own under the same key [A-07]', async () => {
    const { aReader } = await createTestShop();
    const [me, other] = [await aReader(100), await aReader(50)];
    expect(await me.send(buyChapter, chapter, 'k')).toMatchObject({ userInfo: { balance: 90 } });
    expect(await other.send(buyChapter, chapter, 'k')).toMatchObject({ userInfo: { balance: 40 } });
  });

  it('that was refused may be asked for again under its key', async () => {
    const { aReader, database } = await createTestShop();
    const { send, userId } = await aReader(5);
    expect(await send(buyChapter, chapter, 'k')).toMatchObject({ state: 4020 });
    await giveBeans(database, userId, 5);
    expect(await send(buyChapter, chapter, 'k')).toMatchObject({ state: 200 });
  });

  it('by several servers at the same time is made once: the database alone is enough for it [E6] [P11]', async () => {
    const { database, aReader } = await createTestShop();
    const { userId } = await aReader(1000);
    const caller = { userId, isGuest: false, member: guestMember };
    const item = { kind: 'chapter', bookId: '1001', chapterId: '5002' } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () =>
        inTransaction(database, async (transaction) => {
          const goods = await findGoods(transaction, item, caller, NOW);
          return buyGoods(transaction, goods, { userId, ticketIds: [], nowMs: NOW });
        }),
      ),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as CallError] : []));
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 39 }, () => 432));
    expect(await balanceOf(database, userId)).toBe(990);
    expect(await auditLedger(database)).toEqual([]);
  });
});
