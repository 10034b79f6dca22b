import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderHookIn } from '../../testing/renderHookIn.tsx';
import { testServices } from '../../testing/testServices.ts';
import { useCountdown } from './useCountdown.ts';

const NOW = 1_790_000_000_000;

it.each([
  ['right', 0],
  ['an hour behind', -3_600_000],
])('a countdown of a page that a server rendered runs and ends on a device whose clock is %s (F12)', (_, skewMs) => {
  vi.useFakeTimers({ now: NOW });
  const onEnd = vi.fn<() => void>();
  const services = testServices({ nowMs: () => Date.now() + skewMs });
  const countdown = { seconds: 3, since: NOW };
  const { result } = renderHookIn(services, () => useCountdown(countdown, onEnd));
  expect(result.current).toBe('限免剩余3秒');
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current).toBe('限免剩余1秒');
  act(() => void vi.advanceTimersByTime(1000));
  expect(onEnd).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
