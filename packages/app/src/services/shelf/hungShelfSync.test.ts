import { AppError } from '@shuye/core-domain/error';
import type { ApiClient } from '@shuye/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { aShelf } from '../../testing/aShelf.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { createShelfSync } from './createShelfSync.ts';

const USER = '10000001';

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }));

it('a sync that is asked for anew gives up the one that hangs, and tells no failure of it [SHELF-34]', async () => {
  const { records } = aShelf({ device: fakeStorage(), userId: USER, name: 'phone', from: Date.now() });
  const signals: AbortSignal[] = [];
  const failures: unknown[] = [];
  const send = (_call: object, _input: object, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((give, fail) => {
      if (signal) signals.push(signal);
      if (signals.length > 1) give({ actions: [], serverTime: Date.now() });
      signal?.addEventListener('abort', () => fail(new AppError('network', '断了')));
    });
  const { sync } = createShelfSync({
    client: { send: send as ApiClient['send'] },
    records,
    userId: USER,
    reader: () => USER,
    channelId: '6666',
    nowMs: Date.now,
    exclusively: (work) => work(),
    onSynced: () => undefined,
    onFailure: (failure) => failures.push(failure),
    onRefused: () => undefined,
    reportError: () => undefined,
  });
  const first = sync({ isSilent: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(await sync({ isAnew: true })).toBe(true);
  expect(await first).toBe(false);
  expect(signals).toHaveLength(2);
  expect(failures).toEqual([]);
});
