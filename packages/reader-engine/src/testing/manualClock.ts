import type { SessionClock } from '../session/SessionClock.ts';

export interface ManualClock extends SessionClock {
  pass: (milliseconds: number) => void;
  /** The page is frozen: time passes, and what falls due waits for its end. */
  freeze: (milliseconds: number) => void;
  /** The page is killed: nothing of what would fall due ever does. */
  kill: () => void;
  /** Somebody sets the device's date, forward or back. */
  set: (by: number) => void;
}

export function manualClock(start = 1_790_000_000_000): ManualClock {
  let elapsed = 0;
  let date = start;
  let due: Array<{ at: number; action: () => void }> = [];
  return {
    nowMs: () => date + elapsed,
    elapsed: () => elapsed,
    after: (delay, action) => {
      const entry = { at: elapsed + delay, action };
      due = [...due, entry].toSorted((a, b) => a.at - b.at);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    pass: (milliseconds) => {
      const end = elapsed + milliseconds;
      for (let next = due[0]; next && next.at <= end; next = due[0]) {
        elapsed = Math.max(elapsed, next.at);
        due = due.slice(1);
        next.action();
      }
      elapsed = end;
    },
    freeze: (milliseconds) => {
      elapsed += milliseconds;
    },
    kill: () => {
      due = [];
    },
    set: (by) => {
      date += by;
    },
  };
}
