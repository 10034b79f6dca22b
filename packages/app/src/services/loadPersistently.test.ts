import { afterEach, expect, it, vi } from 'vitest';
import { LOAD_RETRY_MS, loadPersistently } from './loadPersistently.ts';

afterEach(() => vi.useRealTimers());

it('code that did not come is asked for again after three seconds, until it comes', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue('code');
  const loaded = loadPersistently(load);
  await vi.advanceTimersByTimeAsync(LOAD_RETRY_MS - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(LOAD_RETRY_MS + 1);
  expect(load).toHaveBeenCalledTimes(3);
  await expect(loaded).resolves.toBe('code');
});
