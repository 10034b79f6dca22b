import { AppError } from '@shuye/core-domain/error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenAdmitted } from './whenAdmitted.ts';

const busy = new AppError('server', '请求过于频繁', { code: 429 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a call of a transfer that the server has no time for', () => {
  it('is sent again a second later, and leaves nothing behind at the signal of its transfer', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValue('taken');
    const answer = whenAdmitted(signal, send);
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toBe('taken');
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('does not wait for its second once its reader gives up', async () => {
    const transfer = new AbortController();
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockRejectedValue(new Error('aborted'));
    const answer = whenAdmitted(transfer.signal, send);
    answer.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    transfer.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});
