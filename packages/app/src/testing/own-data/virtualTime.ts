import { vi } from 'vitest';

/** When the time of these tests begins, ms. */
export const NOW = 1_790_000_000_000;

/** Within this everything that waits is sent once the network is well, ms. */
export const HEALED_MS = 30_000;

/** For `beforeEach`: time that only a test moves, and a quiet console. Gives the way back. */
export function inVirtualTime(): () => void {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
}

export const pass = async (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
