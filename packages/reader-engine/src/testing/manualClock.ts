import type { Clock } from '../chapters/createRefusalReload.ts';

export interface ManualClock extends Clock {
  /** Lets the time pass and runs what falls due, in order. */
  pass: (milliseconds: number) => void;
}

export function manualClock(start = 1_790_000_000_000): ManualClock {
  let time = start;
  let due: Array<{ at: number; action: () => void }> = [];
  return {
    now: () => time,
    after: (delay, action) => {
      const entry = { at: time + delay, action };
      due = [...due, entry].toSorted((a, b) => a.at - b.at);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    pass: (milliseconds) => {
      const end = time + milliseconds;
      for (let next = due[0]; next && next.at <= end; next = due[0]) {
        time = next.at;
        due = due.slice(1);
        next.action();
      }
      time = end;
    },
  };
}
