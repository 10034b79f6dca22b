import { createToaster } from '@shuye/ui';
import { beforeEach, expect, it, vi } from 'vitest';
import { createItemSync } from './createItemSync.ts';

const SECOND = 1000;
const toaster = createToaster();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});

it('is tried again after pauses that double up to 24 s, and begins with the shortest once it has succeeded [F4]', async () => {
  let isAway = true;
  const asked: number[] = [];
  const sync = createItemSync(
    { userId: () => '10000001', toaster },
    {
      round: async () => {
        asked.push(Date.now());
        if (isAway) throw new TypeError('away');
        return false;
      },
      isWaiting: () => true,
      fullStatus: 413,
      what: 'Items',
    },
  );
  const pauses = () => asked.slice(1).map((at, index) => (at - (asked[index] ?? 0)) / SECOND);

  await sync();
  await vi.advanceTimersByTimeAsync(100 * SECOND);
  expect(pauses()).toEqual([3, 6, 12, 24, 24, 24]);

  isAway = false;
  await sync();
  isAway = true;
  asked.length = 0;
  await sync();
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(pauses()).toEqual([3, 6]);
});
