import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userAgents } from '../simulator/userAgents.ts';
import { openHost } from '../testing/openHost.ts';
import { createYoukuBridge } from './createYoukuBridge.ts';

// Code that comes when it is asked for is there before the clock is held.
beforeAll(() => import('./loginByScheme.ts'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AliApp(Youku/9.9.3) WindVane/8.5.0';

/** The video app on iOS, whose login is an address and whose user is whoever `isLoggedIn` says. */
const anIphone = (isLoggedIn: () => unknown, userAgent = IPHONE) => {
  const { page } = openHost({ host: 'youku' }, userAgent);
  page.WindVane = { call: (_class, _method, _params, ok) => ok({ login: isLoggedIn(), uid: '7001' }) };
  return {
    bridge: createYoukuBridge(page),
    page,
    back: () => page.document.dispatchEvent(new Event('WV.Event.APP.Active')),
  };
};

describe('the login of the video app [BRIDGE-02] [HOST-28]', () => {
  it('opens no page on Android for a reader who is logged in, which that app calls a failure', async () => {
    const { page } = openHost({ host: 'youku' }, userAgents.youku);
    page.WindVane = {
      call: (_class, _method, _params, _ok, fail) => fail({ error: '1', login: 'true', uid: '7001' }),
    };
    await expect(createYoukuBridge(page).refreshLogin?.()).resolves.toBeUndefined();
  });

  it('is an address on iOS, and done when the app is back with a user', async () => {
    let isIn: unknown = false;
    const { bridge, page, back } = anIphone(() => isIn);
    const call = bridge.refreshLogin?.();
    await vi.advanceTimersByTimeAsync(10);
    expect(page.location.href).toBe('youku://jsblogin?from=shuye');
    isIn = 'true';
    back();
    await expect(call).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is the address of the other app on an iPad', async () => {
    const { bridge, page, back } = anIphone(() => false, IPHONE.replace('iPhone;', 'iPad;'));
    const call = bridge.refreshLogin?.();
    await vi.advanceTimersByTimeAsync(10);
    expect(page.location.href).toBe('youkuhd://jsblogin?from=shuye');
    back();
    await expect(call).rejects.toMatchObject({ kind: 'bridge', message: '请先登录' });
  });

  it('leaves the page of a reader who is logged in on iOS where it is', async () => {
    const { bridge, page } = anIphone(() => true);
    await bridge.refreshLogin?.();
    expect(page.location.href).toMatch(/^https:/);
  });

  it('ends after two minutes without a word', async () => {
    const { bridge } = anIphone(() => false);
    const call = bridge.refreshLogin?.().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await call).toMatchObject({ message: 'timeout' });
  });
});

const inTime = async <T>(call: Promise<T> | undefined) => {
  await vi.advanceTimersByTimeAsync(10);
  return call;
};

it('finds nothing in the storage of the video app under a key that was never set, and what was set under its key [BRIDGE-04] [BRIDGE-05]', async () => {
  const { bridge } = openHost({ host: 'youku' });
  expect(await inTime(bridge.storage?.get('place'))).toBeUndefined();
  await inTime(bridge.storage?.set('place', { chapter: 3 }));
  expect(await inTime(bridge.storage?.get('place'))).toEqual({ chapter: 3 });
});
