import { AppError } from '@shuye/core-domain/error';
import { describe, expect, it, vi } from 'vitest';
import { createTokenRefresh } from './createTokenRefresh.ts';
import { createSession } from './createSession.ts';
import type { TabLocks } from './otherTabs.ts';

const HOUR = 3_600_000;

/** A tab that can be told of the renewals of others, an hour later than the first of its times. */
function aTab(locks?: TabLocks) {
  let time = HOUR;
  let hear: ((message: unknown) => void) | undefined;
  const renew = vi.fn(async () => ({ token: 'newest' }));
  const renewed = createTokenRefresh({
    source: { renew },
    tick: () => ++time,
    pause: async () => undefined,
    channel: { post: () => undefined, listen: (listener) => (hear = listener) },
    ...(locks ? { locks } : {}),
  });
  return { renewed, renew, hear: (message: unknown) => hear?.(message) };
}

describe('a request that was refused, after another tab told of a renewal [ERR-42] (A-16)', () => {
  const tokenNews = { renewedAt: 5, token: 'new' };
  const cookieNews = { renewedAt: 5 };

  it.each([
    ['sent before the news with an older token, has nothing to renew', tokenNews, { sentAt: HOUR, token: 'old' }, 0],
    ['sent with the very token, needs a newer one', tokenNews, { sentAt: HOUR, token: 'new' }, 1],
    ['sent after the news with another token, needs a newer one', tokenNews, { sentAt: 2 * HOUR, token: 'old' }, 1],
    ['sent before the cookie was renewed, has nothing to renew', cookieNews, { sentAt: 4, token: undefined }, 0],
    ['sent with the renewed cookie, needs a newer one', cookieNews, { sentAt: 6, token: undefined }, 1],
  ])('%s', async (_case, news, refused, renewals) => {
    const { renewed, renew, hear } = aTab();
    hear(news);
    await renewed(refused);
    expect(renew).toHaveBeenCalledTimes(renewals);
  });
});

describe('the lock of the tabs', () => {
  it('is one for all, and where the browser denies it a tab renews without [ERR-42]', async () => {
    vi.useFakeTimers();
    try {
      const names: string[] = [];
      const denied: TabLocks = {
        request: async (name) => {
          names.push(name);
          throw new DOMException('no locks here', 'SecurityError');
        },
      };
      const { renewed, renew } = aTab(denied);
      await renewed({ sentAt: HOUR, token: 'old' });
      expect([names, renew.mock.calls.length, vi.getTimerCount()]).toEqual([['shuye_session'], 1, 0]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the code of renewals', () => {
  it('that could not be loaded ends no session, and is asked for again by the next refusal', async () => {
    vi.doMock('./createTokenRefresh.ts', () => {
      throw new Error('the file did not come');
    });
    let token = 'old';
    const session = createSession({
      session: { token: () => token, adopt: (given) => (token = given), renew: async () => ({ token: 'new' }) },
      nowMs: () => HOUR,
    });
    const work = async (): Promise<string> => {
      if (token === 'old') throw new AppError('unauthorised', '');
      return token;
    };
    await expect(session.withSession(work)).rejects.toMatchObject({ name: 'AppError', kind: 'network' });
    vi.doUnmock('./createTokenRefresh.ts');
    await expect(session.withSession(work)).resolves.toBe('new');
  });
});
