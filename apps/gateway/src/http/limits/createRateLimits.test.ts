import { bookInfo, calls, logInByHost, suggestWords, syncBookmarks, type AnyCall } from '@shuye/api-client/calls';
import { messages } from '@shuye/core-domain/error';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/ConfigError.ts';
import { startTestGateway, NOW } from '../../testing/startTestGateway.ts';
import { sendCall } from '../../testing/sendCall.ts';
import { createRateLimits, rateKindOf } from './createRateLimits.ts';
import { parseRateConfig } from '../../config/rateConfig.ts';

const plenty = {
  SHUYE_RATE_ADDRESS: '1000',
  SHUYE_RATE_USER: '1000',
  SHUYE_RATE_SEARCH: '1000',
  SHUYE_RATE_CHANGE: '1000',
  SHUYE_RATE_LOGIN: '1000',
};

/** A gateway whose limits go by a clock that the test moves. */
async function aLimitedGateway(rates: Record<string, string>, trustedProxies = 0) {
  let time = 0;
  const limits = createRateLimits(parseRateConfig({ ...plenty, ...rates }), () => time);
  const gateway = await startTestGateway({ limits, trustedProxies });
  return { ...gateway, pass: (milliseconds: number) => (time += milliseconds) };
}

type Ask = Awaited<ReturnType<typeof startTestGateway>>['ask'];

const statuses = async (count: number, send: () => Promise<{ status: number }>): Promise<number[]> => {
  const found: number[] = [];
  for (let sent = 0; sent < count; sent++) found.push((await send()).status);
  return found;
};

const suggest = (ask: Ask) => () => sendCall(ask, suggestWords, { typed: '灯' });
const pull = { nowMs: NOW, changes: [], pull: true, channelId: '6666' };

describe('a sender that asks too much', () => {
  it('is answered 429 in the envelope of the call, with the time of the next try (E20) [ERR-33]', async () => {
    const { from, pass } = await aLimitedGateway({ SHUYE_RATE_SEARCH: '1' });
    const ask = from('203.0.113.7');
    expect(await statuses(3, suggest(ask))).toEqual([200, 200, 429]);

    const { body } = await suggest(ask)();
    const message = '人气大爆发，请稍后再试';
    expect(body).toEqual({ state: 429, status: 429, message, info: { message } });

    pass(1000);
    expect(await statuses(2, suggest(ask))).toEqual([200, 429]);
  });

  it('does not limit callers at another address', async () => {
    const { from } = await aLimitedGateway({ SHUYE_RATE_SEARCH: '1' });
    await statuses(10, suggest(from('203.0.113.7')));
    expect(await statuses(1, suggest(from('203.0.113.8')))).toEqual([200]);
  });

  it('is counted by account when it has one, whatever its address', async () => {
    const { signIn } = await aLimitedGateway({ SHUYE_RATE_CHANGE: '0.5' });
    const [abuser, honest] = [await signIn(), await signIn()];
    const sync = (user: typeof abuser) => () => sendCall(user.ask, syncBookmarks, pull, user.userId);
    expect(await statuses(4, sync(abuser))).toEqual([200, 200, 429, 429]);
    expect(await statuses(2, sync(honest))).toEqual([200, 200]);
  });

  it('is counted by address before its request is read', async () => {
    const { from } = await aLimitedGateway({ SHUYE_RATE_ADDRESS: '1' });
    const ask = from('203.0.113.7');
    expect(await statuses(6, () => ask('/no/such/call'))).toEqual([404, 404, 404, 404, 429, 429]);
    const { body, headers } = await ask(bookInfo.path, { method: 'POST', body: 'x'.repeat(300_000) });
    expect(body).toMatchObject({ state: 429, message: messages.tooBusy });
    expect(headers.get('retry-after')).toBe('1');
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('is counted among all calls of its account as well, whatever is counted apart', async () => {
    const { from } = await aLimitedGateway({ SHUYE_RATE_USER: '0.5' });
    expect(await statuses(3, suggest(from('203.0.113.7')))).toEqual([200, 200, 429]);
  });

  it('is told apart behind a proxy of ours, and cannot change its address before it', async () => {
    const { from } = await aLimitedGateway({ SHUYE_RATE_SEARCH: '1' }, 1);
    const at =
      (forwarded: string): Ask =>
      (path, init) =>
        from('127.0.0.1')(path, { ...init, headers: { 'x-forwarded-for': forwarded } });
    await statuses(2, suggest(at('203.0.113.7')));
    expect(await statuses(1, suggest(at('6.6.6.6, 203.0.113.7')))).toEqual([429]);
    expect(await statuses(1, suggest(at('203.0.113.8')))).toEqual([200]);
  });

  it('cannot try logins from one address, by call or by page', async () => {
    const { from } = await aLimitedGateway({ SHUYE_RATE_LOGIN: '0.1' });
    const ask = from('203.0.113.7');
    const logIn = () => sendCall(ask, logInByHost, { host: 'alipay' as const, code: 'guess' });
    expect((await statuses(4, logIn)).slice(2)).toEqual([429, 429]);
    expect((await ask('/login', { method: 'POST' })).status).toBe(429);
    expect((await ask('/login/code', { method: 'POST' })).status).toBe(429);
    expect((await ask('/login')).status).toBe(200);
  });

  it('may go on when limits are off', async () => {
    const { from } = await aLimitedGateway({ SHUYE_RATE_LIMITS: 'off', SHUYE_RATE_SEARCH: '1' });
    expect(new Set(await statuses(20, suggest(from('203.0.113.7'))))).toEqual(new Set([200]));
  });
});

describe('the kind of a call', () => {
  it.each([
    ['syncBookmarks', 'change'],
    ['suggestWords', 'search'],
    ['logInByHost', 'login'],
    ['bookInfo', 'user'],
    ['reportReadingMoment', 'user'],
  ] as const)('%s counts as %s', (name, kind) => {
    expect(rateKindOf(calls[name])).toBe(kind);
  });

  it('is change for every call that spends beans or orders', () => {
    const spending: readonly AnyCall[] = Object.values(calls).filter(({ name }) => /^(?:buy|createOrder)/.test(name));
    expect(spending.length).toBeGreaterThan(0);
    expect(spending.map(rateKindOf).every((kind) => kind === 'change')).toBe(true);
  });
});

describe('the rates', () => {
  it('are on, and trust no proxy, unless the environment says otherwise', () => {
    expect(parseRateConfig({})).toEqual({
      isOn: true,
      address: 200,
      user: 50,
      search: 20,
      change: 10,
      login: 1,
      trustedProxies: 0,
    });
  });

  it.each([
    ['SHUYE_RATE_LIMITS', 'no', 'SHUYE_RATE_LIMITS is "no", but must be on or off.'],
    ['SHUYE_RATE_USER', '0', 'SHUYE_RATE_USER is "0", but must be requests a second, such as 30 or 0.5.'],
    ['SHUYE_TRUSTED_PROXIES', 'all', 'SHUYE_TRUSTED_PROXIES is "all", but must be a number of proxies from 0 to 9.'],
  ])('name %s when it is %j', (name, value, sentence) => {
    expect(() => parseRateConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });
});
