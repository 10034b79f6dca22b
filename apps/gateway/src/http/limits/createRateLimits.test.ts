import { bookInfo, calls, logInByHost, suggestWords, syncBookmarks, type AnyCall } from '@shuye/api-client/calls';
import { RENDERING_KEY_HEADER } from '@shuye/core-domain/address';
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

const asked = async (ask: Ask, path: string): Promise<boolean> => (await ask(path, { method: 'POST' })).status !== 429;

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

  it('gets twenty login codes at once and 2,880 a day for one address', async () => {
    const { from, pass } = await aLimitedGateway({ SHUYE_RATE_LOGIN: '1' });
    const ask = from('203.0.113.7');
    let codes = 0;
    for (let seconds = 0; seconds < 600; seconds++) {
      if (await asked(ask, '/login/code')) codes++;
      pass(1000);
    }
    expect(codes).toBe(20 + Math.floor(599 / 30));
  });

  it.each(['/login', '/login/code'])(
    'is counted with its 255 neighbours at %s, without harm to others',
    async (path) => {
      const { from } = await aLimitedGateway({ SHUYE_RATE_LOGIN: '0.1' });
      let admitted = 0;
      for (let host = 0; host < 256; host++) if (await asked(from(`203.0.113.${host}`), path)) admitted++;
      expect(admitted).toBe(4 * 2);
      expect(await asked(from('203.0.114.1'), path)).toBe(true);
    },
  );

  it('is bounded in logins and codes however many networks it has', async () => {
    const { from } = await aLimitedGateway({ SHUYE_RATE_LOGIN: '0.05' });
    for (const path of ['/login', '/login/code']) {
      let admitted = 0;
      for (let block = 0; block < 255; block++) if (await asked(from(`203.${block}.113.1`), path)) admitted++;
      // Codes are logins as well, and all logins were used up before.
      expect(admitted).toBe(path === '/login' ? 200 : 0);
    }
  });

  it('may go on when limits are off', async () => {
    const { from } = await aLimitedGateway({ SHUYE_RATE_LIMITS: 'off', SHUYE_RATE_SEARCH: '1' });
    expect(new Set(await statuses(20, suggest(from('203.0.113.7'))))).toEqual(new Set([200]));
  });
});

const RENDERING_KEY = 'a-key-of-web-servers-in-this-test';

const rendering =
  (ask: Ask, key = RENDERING_KEY): Ask =>
  (path, init) =>
    ask(path, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), [RENDERING_KEY_HEADER]: key } });

describe('the calls of a page that a web server renders', () => {
  const rates = { SHUYE_RENDERING_KEY: RENDERING_KEY, SHUYE_RATE_RENDERING: '1', SHUYE_RATE_SEARCH: '0.5' };

  it('are counted apart from those of its visitor, whatever they ask [SEO-15]', async () => {
    const { from, pass } = await aLimitedGateway({ ...rates, SHUYE_RATE_USER: '0.5' });
    const visitor = from('203.0.113.7');
    expect(await statuses(2, suggest(visitor))).toEqual([200, 429]);
    expect(await statuses(5, suggest(rendering(visitor)))).toEqual([200, 200, 200, 200, 429]);
    pass(2000);
    expect(await statuses(1, suggest(visitor))).toEqual([200]);
    expect(await statuses(1, suggest(rendering(from('203.0.113.8'))))).toEqual([200]);
  });

  it('are bounded in all: no number of addresses makes web servers take the gateway from readers', async () => {
    const { from } = await aLimitedGateway(rates);
    let admitted = 0;
    for (let host = 0; host < 60; host++)
      if ((await suggest(rendering(from(`10.${host}.0.1`)))()).status === 200) admitted++;
    expect(admitted).toBe(4 * 5);
    expect(await statuses(1, suggest(from('10.0.0.1')))).toEqual([200]);
  });

  it.each([
    ['another key', { ...rates }, 'a-key-of-web-servers-in-thit-test'],
    ['a longer key', { ...rates }, `${RENDERING_KEY}!`],
    ['an empty key where none is set', { SHUYE_RATE_SEARCH: '0.5' }, ''],
  ])('are told by the key alone: with %s they are a visitor’s', async (_, environment, key) => {
    const { from } = await aLimitedGateway(environment);
    expect(await statuses(2, suggest(rendering(from('203.0.113.7'), key)))).toEqual([200, 429]);
  });

  it('may read only: a login is counted as anybody’s', async () => {
    const { from } = await aLimitedGateway({ ...rates, SHUYE_RATE_LOGIN: '0.1', SHUYE_RATE_RENDERING: '100' });
    const ask = rendering(from('203.0.113.7'));
    const logIn = () => sendCall(ask, logInByHost, { host: 'alipay' as const, code: 'guess' });
    expect((await statuses(4, logIn)).slice(2)).toEqual([429, 429]);
    expect((await ask('/login', { method: 'POST' })).status).toBe(429);
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
      rendering: 200,
      renderingKey: undefined,
      trustedProxies: 0,
    });
  });

  it.each([
    ['SHUYE_RATE_LIMITS', 'no', 'SHUYE_RATE_LIMITS is "no", but must be on or off.'],
    ['SHUYE_RATE_USER', '0', 'SHUYE_RATE_USER is "0", but must be requests a second, such as 30 or 0.5.'],
    ['SHUYE_RENDERING_KEY', 'short', 'SHUYE_RENDERING_KEY must be at least 32 visible characters of ASCII.'],
    ['SHUYE_TRUSTED_PROXIES', 'all', 'SHUYE_TRUSTED_PROXIES is "all", but must be a number of proxies from 0 to 9.'],
  ])('name %s when it is %j', (name, value, sentence) => {
    expect(() => parseRateConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });
});
