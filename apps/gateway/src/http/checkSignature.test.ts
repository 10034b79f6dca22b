import { createHash } from 'node:crypto';
import { bookInfo, calls, createOrder, type AnyCall } from '@shuye/api-client/calls';
import { signText } from '@shuye/core-domain/sign';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { checkSignature, MAX_CLOCK_SKEW_SECONDS } from './checkSignature.ts';
import { CallError } from '../calls/callErrors.ts';

const SECRET = 'dev-book';
const SECONDS = NOW / 1000;

const sign = (fields: Record<string, string>): string =>
  createHash('md5').update(signText(fields, SECRET), 'utf8').digest('hex');

/** The state that a request is refused with; 200 when it is taken. */
function stateOf(fields: Record<string, string>, sentAt = SECONDS, call: AnyCall = bookInfo): number {
  try {
    checkSignature({ call, fields, secret: SECRET, sentAt, nowMs: NOW });
    return 200;
  } catch (error) {
    return error instanceof CallError ? error.code : expect.unreachable(String(error));
  }
}

const fieldsOf = fc
  .dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string({ maxLength: 8 }), { maxKeys: 6 })
  .map((made) => {
    const { sign: _sign, ...fields } = made;
    return { ...fields, timestamp: String(SECONDS) };
  });

describe('a signature [SIGN-12]', () => {
  it('is taken in any order of the fields, and for what it was made alone (P12)', () => {
    fc.assert(
      fc.property(fieldsOf, fc.string({ minLength: 1, maxLength: 4 }), (fields, change) => {
        const signed = { ...fields, sign: sign(fields) };
        const turned = Object.fromEntries(Object.entries(signed).toReversed());
        expect([stateOf(signed), stateOf(turned)]).toEqual([200, 200]);
        expect(stateOf({ ...signed, timestamp: `${signed.timestamp}${change}` })).toBe(4010);
        expect(stateOf({ ...signed, surplus_x: change })).toBe(4010);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['', 'x', 'F'.repeat(32), 'f'.repeat(31), 'f'.repeat(33), `${'f'.repeat(32)}\n`])(
    'is refused, and never trips the check, when it is %j',
    (forged) => {
      expect(stateOf({ timestamp: String(SECONDS), sign: forged })).toBe(4010);
    },
  );

  it.each([
    ['as old as may be', SECONDS - MAX_CLOCK_SKEW_SECONDS, 200],
    ['too old', SECONDS - MAX_CLOCK_SKEW_SECONDS - 1, 4011],
    ['of the future', SECONDS + MAX_CLOCK_SKEW_SECONDS + 1, 4011],
    ['without a time', Number.NaN, 4011],
  ])('of a request that is %s', (_case, sentAt, state) => {
    const fields = { bookId: '1' };
    expect(stateOf({ ...fields, sign: sign(fields) }, sentAt)).toBe(state);
  });
});

const ownServices: readonly string[] = ['pay', 'spend', 'vip', 'ticket', 'gift'];
const ownCalls = Object.values(calls).filter(({ service }) => ownServices.includes(service));

describe('a call without a signature', () => {
  it.each(ownCalls)('$name is refused: it moves or shows what an account owns (D-199) [SIGN-12]', (call) => {
    expect(stateOf({ timestamp: String(SECONDS) }, SECONDS, call)).toBe(4010);
  });

  it.each([calls.syncBookmarks, calls.suggestWords, calls.storePage])('$name is taken (D-199) [SIGN-20]', (call) => {
    expect(stateOf({ timestamp: String(SECONDS) }, SECONDS, call)).toBe(200);
  });
});

describe('a signature that fits other values too (E1)', () => {
  const made = { price: '1', productId: '12', modeId: '4', userId: '', timestamp: String(SECONDS) };

  it('buys nothing: the price is the server’s own, and no row is written', async () => {
    const { signIn, database } = await startTestGateway();
    const { userId, ask } = await signIn();
    const honest = { ...made, userId };
    const shifted = { ...honest, price: '11', productId: '2' };
    const secret = 'dev-pay';
    const signature = createHash('md5').update(signText(honest, secret), 'utf8').digest('hex');
    expect(signText(shifted, secret)).toBe(signText(honest, secret));

    const body = new URLSearchParams({ ...shifted, sign: signature });
    const answer = await ask(createOrder.path, { method: 'POST', body, headers: { 'idempotency-key': 'shifted-1' } });
    expect(answer.body).toMatchObject({ state: 412 });
    expect(await database.selectFrom('top_up_order').selectAll().execute()).toEqual([]);
  });
});

describe('fields that reach for a prototype (E3)', () => {
  it.each(['resources[__proto__][bookId]=1', 'constructor=1', '__proto__=1', 'userId=A&userId=B'])(
    '%s is refused, and every object is as it was',
    async (body) => {
      const { ask } = await startTestGateway();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await ask('/load/resource', { method: 'POST', headers, body })).status).toBe(400);
      expect('bookId' in {}).toBe(false);
    },
  );
});
