import { AppError, messages } from '@shuye/core-domain/error';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '../calls/index.ts';
import { aServerWith, type SeenRequest } from '../testing/aServer.ts';
import { aBrowser } from '../testing/aBrowser.ts';
import type { SessionSource } from './SessionSource.ts';

const found = { state: 200, data: { bookId: 1001, bookName: '山中灯火', state: 1 } };
const input = { bookId: '1001' };
const refused = () => new Response('{"state":401}', { status: 401 });

const at = (origin: string) => ({ free: `${origin}/free/`, charge: `${origin}/charge/` });

/** Later than any message between tabs. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

const bearer = ({ headers }: SeenRequest): string | null => headers.get('authorization');

/** A server that takes one token, and the host that may give it out. */
function aWorld(onTheWay: () => Promise<unknown> = async () => undefined) {
  let valid = 'new';
  const renewals: string[] = [];
  const browser = aBrowser();
  const answer = async (request: SeenRequest) => {
    const isValid = bearer(request) === `Bearer ${valid}`;
    await onTheWay();
    return isValid ? found : refused();
  };

  const tab = (renew: SessionSource['renew'] = async () => ({ token: valid }), options = {}) => {
    let token = 'old';
    return aServerWith(
      {
        session: {
          token: () => token,
          adopt: (given) => (token = given),
          renew: async () => {
            renewals.push('asked');
            return renew();
          },
        },
        otherTabs: browser.tab,
        nowMs: browser.nowMs,
        ...options,
      },
      answer,
    );
  };
  return { tab, renewals, browser, revoke: () => (valid = 'another') };
}

const failure = async (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => (error instanceof AppError ? error : expect.unreachable(String(error))),
  );

describe('a session that a cookie carries', () => {
  it('is renewed once for two tabs, which both have the new cookie (A-16)', async () => {
    const browser = aBrowser();
    let cookie = 'old';
    let renewals = 0;
    const session = {
      renew: async () => {
        renewals += 1;
        cookie = 'new';
        return {};
      },
    };
    const tab = () =>
      aServerWith({ session, otherTabs: browser.tab, nowMs: browser.nowMs }, () =>
        cookie === 'new' ? found : refused(),
      );
    const asked = [tab(), tab()].flatMap(({ client }) => [1, 2, 3].map(() => client.send(calls.bookInfo, input)));
    expect((await Promise.all(asked)).length).toBe(6);
    expect(renewals).toBe(1);
  });
});

describe('a bearer token', () => {
  it('goes with a call as header, and in no field [SIGN-14]', async () => {
    const { client, seen } = aServerWith({ session: { token: () => 'secret' } }, found);
    await client.send(calls.bookInfo, input);
    expect(seen.map(bearer)).toEqual(['Bearer secret']);
    expect(seen[0]?.body).not.toContain('secret');
  });

  it('is written as tk where a call names that field', async () => {
    const { client, seen } = aServerWith({ session: { token: () => 'secret' } }, { state: 200, detail: [] });
    await client.send(calls.syncBookmarks, {
      nowMs: 5000,
      changes: [],
      pull: true,
      userId: '1',
      channelId: '1',
    });
    expect(new URLSearchParams(seen[0]?.body).get('tk')).toBe('secret');
  });

  it.each([undefined, ''])('of a guest is none: %j', async (token) => {
    const { client, seen } = aServerWith({ session: { token: () => token } }, found);
    await client.send(calls.bookInfo, input);
    expect(seen.map(bearer)).toEqual([null]);
  });

  it('goes to our charge prefix, and to no free file and no server of others', async () => {
    const { client, seen } = aServerWith({ session: { token: () => 'secret' } }, { state: 200, ChapterContent: '' });
    const part = { suffix: '1/2/3.json', isFree: false };
    await client.content(at('https://gateway.test'), part);
    await client.content(at('https://gateway.test'), { ...part, isFree: true });
    await client.content(at('https://gateway.test.evil.test'), part);
    expect(seen.map(bearer)).toEqual(['Bearer secret', null, null]);
  });
});

it('lets cookies carry the session where the app says so', async () => {
  const { client, seen } = aServerWith({ credentials: 'include' }, found);
  await client.send(calls.bookInfo, input);
  expect(seen[0]?.credentials).toBe('include');
});

describe('a session that the server no longer takes', () => {
  it('is renewed by the host, and the call is sent once more [ERR-42] [AUTH-13]', async () => {
    const { tab, renewals } = aWorld();
    const { client, seen } = tab();
    await expect(client.send(calls.bookInfo, input)).resolves.toMatchObject({ bookId: '1001' });
    expect([seen.map(bearer), renewals.length]).toEqual([['Bearer old', 'Bearer new'], 1]);
  });

  it('is renewed once for 20 calls in each of two tabs (A-16)', async () => {
    const { tab, renewals } = aWorld();
    const tabs = [tab(), tab()];
    const asked = tabs.flatMap(({ client }) => Array.from({ length: 20 }, () => client.send(calls.bookInfo, input)));
    expect((await Promise.all(asked)).every(({ bookId }) => bookId === '1001')).toBe(true);
    expect(renewals).toHaveLength(1);
  });

  it('is renewed once, in whatever order answers arrive at however many tabs (E22)', async () => {
    const tabCounts = fc.integer({ min: 1, max: 4 });
    const callCounts = fc.integer({ min: 1, max: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), tabCounts, callCounts, async (schedule, tabCount, callCount) => {
        const { tab, renewals } = aWorld(() => schedule.schedule(Promise.resolve()));
        const tabs = Array.from({ length: tabCount }, () => tab(undefined, { pause }));
        const asked = tabs.flatMap(({ client }) =>
          Array.from({ length: callCount }, () => client.send(calls.bookInfo, input)),
        );
        const done = Promise.all(asked);
        await schedule.waitFor(done);
        expect((await done).length).toBe(tabCount * callCount);
        expect(renewals).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });

  it('is renewed once a tab where tabs cannot speak to each other', async () => {
    const { tab, renewals } = aWorld();
    const tabs = [tab(undefined, { otherTabs: () => ({}) }), tab(undefined, { otherTabs: () => ({}) })];
    await Promise.all(
      tabs.flatMap(({ client }) => Array.from({ length: 20 }, () => client.send(calls.bookInfo, input))),
    );
    expect(renewals).toHaveLength(2);
  });

  it('is taken over by a tab that wakes up after another one renewed it', async () => {
    const { tab, renewals } = aWorld();
    const [first, second] = [tab(), tab()];
    await first.client.send(calls.bookInfo, input);
    await second.client.send(calls.bookInfo, input);
    await second.client.send(calls.bookInfo, input);
    expect([renewals.length, second.seen.map(bearer)]).toEqual([1, ['Bearer old', 'Bearer new', 'Bearer new']]);
  });

  it('is taken over before they are refused by tabs that have heard of others', async () => {
    const { tab, renewals, browser, revoke } = aWorld();
    const [first, second] = [tab(), tab()];
    for (const { client } of [first, second]) await client.send(calls.bookInfo, input);
    revoke();
    browser.pass(3_600_000);
    await first.client.send(calls.bookInfo, input);
    await pause();
    await second.client.send(calls.bookInfo, input);
    expect([renewals.length, second.seen.map(bearer).at(-1), second.seen.length]).toEqual([2, 'Bearer another', 3]);
  });

  it('is not undone by late news of an older one', async () => {
    const { tab, browser } = aWorld();
    const { client, seen } = tab();
    await client.send(calls.bookInfo, input);
    const { channel } = browser.tab();
    for (const news of [{ renewedAt: 5, token: 'older' }, { renewedAt: 'x', token: 'damaged' }, 'noise'])
      channel?.post(news);
    await pause();
    await client.send(calls.bookInfo, input);
    expect(seen.map(bearer)).toEqual(['Bearer old', 'Bearer new', 'Bearer new']);
  });

  it('waits 150 ms for the word of other tabs', async () => {
    const pauses: number[] = [];
    const { client } = aWorld().tab(undefined, { pause: async (time: number) => void pauses.push(time) });
    await client.send(calls.bookInfo, input);
    expect(pauses).toEqual([150]);
  });

  it('is an error when it is refused a second time, and is not renewed again for a while', async () => {
    const { tab, renewals, browser } = aWorld();
    const { client, seen } = tab(async () => ({ token: 'useless' }));
    expect((await failure(client.send(calls.bookInfo, input))).kind).toBe('unauthorised');
    expect((await failure(client.send(calls.bookInfo, input))).kind).toBe('unauthorised');
    expect([seen.length, renewals.length]).toEqual([3, 1]);

    browser.pass(60_000);
    await failure(client.send(calls.bookInfo, input));
    expect(renewals).toHaveLength(2);
  });

  it('is renewed anew when it ends again later', async () => {
    const { tab, renewals, browser, revoke } = aWorld();
    const { client } = tab();
    await client.send(calls.bookInfo, input);
    revoke();
    browser.pass(3_600_000);
    await client.send(calls.bookInfo, input);
    expect(renewals).toHaveLength(2);
  });

  it('ends when the host knows no user', async () => {
    const { client, seen } = aWorld().tab(async () => undefined);
    const error = await failure(client.send(calls.bookInfo, input));
    expect([error.kind, error.code, error.message, seen.length]).toEqual(['unauthorised', 401, messages.needsLogin, 1]);
  });

  it.each([
    ['a timeout', new AppError('timeout', messages.networkFailure), 'timeout'],
    ['a server that fails', new AppError('network', messages.networkFailure, { code: 500 }), 'network'],
    ['anything unforeseen', new TypeError('x'), 'network'],
  ])('has not ended because the host could not be asked: %s', async (_case, cause, kind) => {
    const renew = vi.fn<NonNullable<SessionSource['renew']>>().mockRejectedValueOnce(cause);
    renew.mockResolvedValue({ token: 'new' });
    const { client } = aWorld().tab(renew);
    expect((await failure(client.send(calls.bookInfo, input))).kind).toBe(kind);
    await expect(client.send(calls.bookInfo, input)).resolves.toMatchObject({ bookId: '1001' });
  });

  it.each([
    ['a business 401 inside of an answer', { state: 401, message: '该书籍已下架' }],
    ['a refusal', () => new Response('{}', { status: 403 })],
    ['a server that fails', () => new Response('', { status: 500 })],
    ['a connection that breaks', new TypeError('broken')],
  ])('is not what %s means: nothing is renewed (D-020)', async (_case, reply) => {
    const renew = vi.fn(async () => ({ token: 'new' }));
    const { client } = aServerWith({ session: { token: () => 'old', renew } }, reply);
    await failure(client.send(calls.bookInfo, input));
    expect(renew).not.toHaveBeenCalled();
  });

  it('is renewed once for a refusal that comes late, even while the clock stands still', async () => {
    let answerLate: (() => void) | undefined;
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    let isFirst = true;
    const { tab, renewals } = aWorld(async () => {
      const isLate = isFirst;
      isFirst = false;
      if (isLate) await late;
    });
    const { client } = tab(undefined, { nowMs: () => 1_790_000_000_000, otherTabs: undefined });
    const slow = client.send(calls.bookInfo, input);
    await expect.poll(() => isFirst).toBe(false);
    await client.send(calls.bookInfo, input);
    answerLate?.();
    await expect(slow).resolves.toMatchObject({ bookId: '1001' });
    expect(renewals).toHaveLength(1);
  });

  it('is only told of where a login page alone renews it', async () => {
    const { client, seen } = aServerWith({}, refused);
    expect((await failure(client.send(calls.bookInfo, input))).kind).toBe('unauthorised');
    expect(seen).toHaveLength(1);
  });
});

it('does not wait for ever for a tab that keeps the lock', async () => {
  vi.useFakeTimers();
  try {
    const { tab, browser } = aWorld();
    browser.holdLock();
    const asked = tab().client.send(calls.bookInfo, input);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(asked).resolves.toMatchObject({ bookId: '1001' });
  } finally {
    vi.useRealTimers();
  }
});
