import { createOrder } from '@shuye/api-client/calls';
import { ShelfActionKind } from '@shuye/core-domain/shelf';
import { aShelfAction } from '@shuye/core-domain/testing';
import { describe, expect, it } from 'vitest';
import { runIdempotently } from '../calls/runIdempotently.ts';
import { MAX_SESSIONS } from '../sessions/createSession.ts';
import { rotateSession } from '../sessions/rotateSession.ts';
import { hashToken } from '../sessions/sessionToken.ts';
import { takeShelfActions } from '../shelf/takeShelfActions.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
import { createRateLimits } from './limits/createRateLimits.ts';
import { parseRateConfig } from '../config/rateConfig.ts';

const DAY_MS = 86_400_000;

/** The rows of a table. */
const count = async (
  database: Awaited<ReturnType<typeof startTestGateway>>['database'],
  table: 'feedback' | 'idempotency' | 'session' | 'shelf_device' | 'top_up_order',
): Promise<number> => {
  const { rows } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};

/** A book that a device adds to its shelf. */
const action = (device: number, time: number) =>
  aShelfAction({ kind: ShelfActionKind.Add, bookId: 'b1', sequence: 1, at: { time, device: `device-${device}` } });

describe('what one account can fill ends somewhere (E20):', () => {
  it('devices of its shelf: the latest are known, and a forgotten one that sends again changes nothing', async () => {
    const { database, signIn } = await startTestGateway();
    const { userId } = await signIn();
    for (let device = 0; device < 230; device += 1)
      await takeShelfActions(database, userId, [action(device, NOW + device)], NOW + device);
    expect(await count(database, 'shelf_device')).toBe(200);
    const crowd = Array.from({ length: 1000 }, (_, at) => action(1000 + at, NOW + 250));
    await takeShelfActions(database, userId, crowd, NOW + 250);
    expect(await count(database, 'shelf_device')).toBe(200);
    const before = await database.selectFrom('shelf_entry').selectAll().execute();
    await takeShelfActions(database, userId, [action(0, NOW)], NOW + 300);
    expect(await database.selectFrom('shelf_entry').selectAll().execute()).toEqual(before);
  });

  it('sessions that refreshes of one token make', async () => {
    const { database, signIn } = await startTestGateway();
    const { userId, token } = await signIn();
    const other = await signIn();
    let tokenHash = hashToken(token);
    for (let at = 1; at <= 150; at += 1)
      tokenHash = hashToken(await rotateSession(database, { userId, tokenHash }, NOW + at));
    expect(await count(database, 'session')).toBe(MAX_SESSIONS + 1);
    const left = await database
      .selectFrom('session')
      .select('token_hash')
      .where('user_id', '=', other.userId)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('orders that nobody pays: fifty a day, deleted after a month, and paid ones never', async () => {
    const shop = await createTestShop();
    const { userId, send } = await shop.aReader();
    const order = () =>
      send(createOrder, { product: { productId: '3', priceYuan: 10 }, payMode: 11 }).catch((error: unknown) => error);
    for (let made = 0; made < 50; made += 1) await order();
    expect(await count(shop.database, 'top_up_order')).toBe(50);
    await order();
    expect(await count(shop.database, 'top_up_order')).toBe(50);

    const paid = await shop.database.selectFrom('top_up_order').select('order_no').limit(1).executeTakeFirstOrThrow();
    await shop.database
      .updateTable('top_up_order')
      .set({ created_at: NOW - 30 * DAY_MS })
      .where('user_id', '=', userId)
      .execute();
    await shop.database.updateTable('top_up_order').set({ status: 5 }).where('order_no', '=', paid.order_no).execute();
    await order();
    expect(await count(shop.database, 'top_up_order')).toBe(2);
  });

  it('keys of changes that nobody pays for', async () => {
    const { database, signIn } = await startTestGateway();
    const { userId } = await signIn();
    const key = (at: number, expires_at: number | null) => ({
      user_id: userId,
      key: `key-${at}`,
      print: '',
      answer: '{}',
      created_at: NOW - 10_000 + at,
      expires_at,
    });
    const keys = Array.from({ length: 5100 }, (_, at) => key(at, at < 50 ? null : NOW + DAY_MS));
    for (let at = 0; at < keys.length; at += 100)
      await database
        .insertInto('idempotency')
        .values(keys.slice(at, at + 100))
        .execute();
    const change = { call: 'reportReadingTime', request: {}, userId, ttlMs: DAY_MS };
    const send = (idempotencyKey: string, random: number) =>
      runIdempotently({ database, idempotencyKey, nowMs: NOW, random: () => random }, change, async () => ({}));
    await send('new', 0.02);
    expect(await count(database, 'idempotency')).toBe(5101);
    await send('one of 64', 0.01);
    const left = await database.selectFrom('idempotency').select('expires_at').execute();
    expect([left.length, left.filter(({ expires_at }) => expires_at === null).length]).toEqual([5051, 50]);
  });

  it('messages of strangers: one a minute of an address after five at once, twenty times that of all', async () => {
    const { ask, database } = await startTestGateway({
      limits: createRateLimits(parseRateConfig({}), () => 0),
      trustedProxies: 1,
    });
    const write = async (address: string) => {
      const { status } = await ask('/feedback', {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: new URLSearchParams({ words: '好' }),
      });
      return status;
    };
    const statuses = [];
    for (let at = 0; at < 8; at += 1) statuses.push(await write('203.0.113.9'));
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429, 429]);
    for (let at = 0; at < 200; at += 1) await write(`198.51.${at}.1`);
    expect(await count(database, 'feedback')).toBe(100);
  });
});
