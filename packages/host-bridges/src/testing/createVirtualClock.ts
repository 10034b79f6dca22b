import type { After } from '../createRequester.ts';

interface Timer {
  at: number;
  action: () => void;
}

/** Time that passes only when a test says so, in milliseconds. */
export function createVirtualClock() {
  let nowMs = 0;
  const timers = new Set<Timer>();

  const after: After = (ms, action) => {
    const timer = { at: nowMs + ms, action };
    timers.add(timer);
    return () => void timers.delete(timer);
  };

  return {
    after,
    nowMs: () => nowMs,
    /** Timers that still wait. */
    waiting: () => timers.size,
    advance: (ms: number) => {
      const end = nowMs + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        nowMs = next.at;
        timers.delete(next);
        next.action();
      }
      nowMs = end;
    },
  };
}
