import { AppError } from '@shuye/core-domain/error';
import type { PageEvent } from '@shuye/host-bridges';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askHostUntilLeft } from './askHostUntilLeft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = new AppError('bridge', '授权已取消');
const never = () => new Promise<void>(() => undefined);

/** `loud` is the login that asks the reader, `silent` the question who is logged in. */
function ask(loud: () => Promise<void>, silent: () => Promise<void>, saysWho = true) {
  const listeners = new Set<(event: PageEvent) => void>();
  const onPageEvent = (listener: (event: PageEvent) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const askHost = vi.fn((silently?: boolean) => (silently ? silent() : loud()));
  const ended = vi.fn();
  const bridge = { onPageEvent, ...(saysWho ? { loginCode: vi.fn() } : {}) };
  askHostUntilLeft(bridge, askHost).then(
    () => ended('logged in'),
    (error: unknown) => ended(error),
  );
  const show = (event: PageEvent = 'pageShow') => listeners.forEach((listener) => listener(event));
  return { askHost, ended, show, listeners };
}

it.each([
  ['answers', () => Promise.resolve(), 'logged in'],
  ['refuses', () => Promise.reject(refused), refused],
])('ends with the host’s login that %s, and follows its page no longer [HOST-28]', async (_, loud, expected) => {
  const { askHost, ended, listeners } = ask(loud, never);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toEqual([[expected]]);
  expect([askHost.mock.calls, listeners.size, vi.getTimerCount()]).toEqual([[[]], 0, 0]);
});

it('waits for a login page that is read, whatever hides ours [HOST-28]', async () => {
  const { ended, show } = ask(never, never);
  show('pageHide');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
});

it('asks who is logged in once ours has been seen for 5 seconds: the answer may be lost [HOST-28]', async () => {
  const { ended, show } = ask(never, () => Promise.resolve());
  show();
  await vi.advanceTimersByTimeAsync(3000);
  show('pageHide');
  await vi.advanceTimersByTimeAsync(60_000);
  show();
  await vi.advanceTimersByTimeAsync(4999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toEqual([['logged in']]);
});

it('gives up where nobody is logged in by then, or the host does not say who [HOST-28]', async () => {
  const nobody = ask(never, () => Promise.reject(refused));
  nobody.show();
  await vi.advanceTimersByTimeAsync(5000);
  expect(nobody.ended.mock.calls).toEqual([[refused]]);

  const untold = ask(never, () => Promise.resolve(), false);
  untold.show();
  await vi.advanceTimersByTimeAsync(5000);
  expect(untold.ended.mock.lastCall?.[0]).toMatchObject({ kind: 'bridge', message: '请先登录' });
});
