import { describe, expect, it } from 'vitest';
import { BadRequest, CallError, Conflict } from './callErrors.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { balanceOf, post } from '../money/ledger.ts';
import { parseIdempotencyKey } from './parseIdempotencyKey.ts';
import { runIdempotently, type RepeatableChange } from './runIdempotently.ts';

const NOW = 1_790_000_000_000;
const me = '20000001';

/** A shop that gives ten beans a request, and how often it did. */
async function createTestShop() {
  const database = await openTestDatabase();
  let gifts = 0;
  const give = (key: string | undefined, change: Partial<RepeatableChange> = {}, nowMs = NOW) =>
    runIdempotently(
      { database, idempotencyKey: key, nowMs, random: () => 0.5 },
      { call: 'give', request: { amount: 10 }, userId: me, ...change },
      async (transaction) => {
        gifts += 1;
        const userId = change.userId ?? me;
        const balance = await post(transaction, {
          userId,
          beans: 10,
          otherSide: 'gifts',
          reference: String(gifts),
          nowMs,
        });
        return { gift: gifts, balance, nothing: undefined };
      },
    );
  return { database, give, balance: () => balanceOf(database, me) };
}

describe('a change with a key', () => {
  it('is made once, and answered alike to the byte [A-07] [P11]', async () => {
    const { give, balance } = await createTestShop();
    const first = JSON.stringify(await give('k1'));
    expect(JSON.stringify(await give('k1'))).toBe(first);
    expect(await balance()).toBe(10);
  });

  it('is made once by 200 sendings at the same time [R4]', async () => {
    const { give, balance } = await createTestShop();
    const answers = await Promise.all(Array.from({ length: 200 }, () => give('k1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await balance()).toBe(10);
  });

  it.each([
    ['other fields', { request: { amount: 11 } }],
    ['a further field', { request: { amount: 10, more: 1 } }],
    ['another call', { call: 'other' }],
  ])('is refused with %s under the same key [A-07]', async (_case, change) => {
    const { give, balance } = await createTestShop();
    await give('k1');
    await expect(give('k1', change)).rejects.toThrow(Conflict);
    expect(await balance()).toBe(10);
  });

  it('is the same though its time, signature and token are new, and its fields in another order [A-07]', async () => {
    const { give, balance } = await createTestShop();
    await give('k1', { request: { amount: 10, list: [{ a: 1, b: 2 }], timestamp: 1, sign: 'x', t: 1, _: 1, tk: 'x' } });
    await give('k1', { request: { timestamp: 2, sign: 'y', t: 2, _: 2, tk: 'y', list: [{ b: 2, a: 1 }], amount: 10 } });
    expect(await balance()).toBe(10);
  });

  it('belongs to its account [A-07]', async () => {
    const { give, database } = await createTestShop();
    await give('k1');
    await give('k1', { userId: '20000002' });
    expect(await balanceOf(database, '20000002')).toBe(10);
  });

  it('may be asked again after a refusal, which leaves no trace [P11]', async () => {
    const { give, database, balance } = await createTestShop();
    const change = { call: 'give', request: { amount: 10 }, userId: me };
    const asking = { database, idempotencyKey: 'k1', nowMs: NOW, random: () => 0.5 };
    const refused = runIdempotently(asking, change, async (transaction) => {
      await post(transaction, { userId: me, beans: 5, otherSide: 'gifts', reference: 'r', nowMs: NOW });
      throw new CallError(432, '本章已购买，无需重复购买');
    });
    await expect(refused).rejects.toThrow(CallError);
    expect(await balance()).toBe(0);
    await give('k1');
    expect(await balance()).toBe(10);
  });

  it('is kept for ever unless a time was named', async () => {
    const { give, balance } = await createTestShop();
    await give('paid');
    await give('short', { ttlMs: 1000 });
    const later = NOW + 1000;
    await give('paid', {}, later);
    expect(await balance()).toBe(20);
    await give('short', { ttlMs: 1000 }, later);
    expect(await balance()).toBe(30);
    await give('short', { ttlMs: 1000 }, later);
    expect(await balance()).toBe(30);
  });
});

it('a change without a key is made as often as it is asked for', async () => {
  const { give, balance } = await createTestShop();
  await give(undefined);
  await give(undefined);
  expect(await balance()).toBe(20);
});

const keyOf = (key?: string) => parseIdempotencyKey(new Headers(key === undefined ? {} : { 'idempotency-key': key }));

describe('the key of a request', () => {
  it('is up to 255 printable characters [A-07]', () => {
    expect(keyOf()).toBeUndefined();
    expect(keyOf('a-1')).toBe('a-1');
    expect(keyOf('x'.repeat(255))).toHaveLength(255);
  });

  it.each(['', 'x'.repeat(256), 'a b', 'ключ'.replace(/./g, 'é')])('is never %j', (key) => {
    expect(() => keyOf(key)).toThrow(BadRequest);
  });
});
