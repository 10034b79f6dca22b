import { buyChapter, syncBookmarks, userInfo, type AnyCall } from '@shuye/api-client/calls';
import { aShelfAction } from '@shuye/core-domain/testing';
import { expect, it } from 'vitest';
import { createGateway } from '../http/createGateway.ts';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { signedRequest } from '../testing/signedRequest.ts';
import { NOW } from '../testing/startTestGateway.ts';

const HALF_A_DAY_MS = 12 * 3_600_000;

it.each([
  ['ahead', HALF_A_DAY_MS],
  ['behind', -HALF_A_DAY_MS],
])(
  'a gateway whose clock is half a day %s loses and doubles nothing beside one whose clock is right',
  async (_, shiftMs) => {
    const shop = await createTestShop();
    const { userId, token } = await shop.aReader(100);
    const clocks = [NOW, NOW + shiftMs];
    const gateways = clocks.map((nowMs) => createGateway({ ...shop.parts, nowMs: () => nowMs }));
    /** Devices take over the clock of whoever answers them, as the refusal of a stale request says it. */
    const send = async <Input>(
      which: 0 | 1,
      call: AnyCall & { toRequest: (input: Input) => object },
      input: Input,
      key: string,
    ) => {
      const { path, init } = signedRequest(call, input, { userId, nowMs: clocks[which] ?? NOW });
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
      const answer = await gateways[which]?.request(path, { ...init, headers });
      return (await answer?.json()) as { state: number };
    };
    const buy = { bookId: '1001', chapterId: '5002', act: 'buy' } as const;
    const sync = (bookId: string, sequence: number) => ({
      nowMs: NOW,
      pull: false,
      userId,
      changes: [aShelfAction({ bookId, sequence, at: { time: NOW + sequence, device: 'd1' } })],
    });
    expect((await send(1, buyChapter, buy, 'once')).state).toBe(200);
    expect(await send(0, buyChapter, buy, 'once')).toEqual(await send(1, buyChapter, buy, 'once'));
    expect((await send(0, buyChapter, buy, 'another-key')).state).toBe(432);
    expect((await send(1, syncBookmarks, sync('1001', 1), 'first')).state).toBe(200);
    expect((await send(0, syncBookmarks, sync('1002', 2), 'second')).state).toBe(200);
    expect((await send(0, userInfo, undefined, 'read')).state).toBe(200);

    expect(await balanceOf(shop.database, userId)).toBe(90);
    expect(await auditLedger(shop.database)).toEqual([]);
    const shelf = await shop.database
      .selectFrom('shelf_entry')
      .select(['book_id', 'kept'])
      .orderBy('book_id')
      .execute();
    expect(shelf).toEqual([
      { book_id: '1001', kept: 1 },
      { book_id: '1002', kept: 1 },
    ]);
  },
);
