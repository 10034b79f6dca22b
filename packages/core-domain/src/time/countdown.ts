import { MAX_COUNTDOWN } from './countdownLabel.ts';

export type CountdownStart =
  | { kind: 'running'; seconds: number }
  /** The end was over before it started: for the log; it counts as 0 [COVER-25, ERR-74]. */
  | { kind: 'past'; seconds: 0 }
  | { kind: 'ignored' };

/** What is left until an end; both times in seconds on the server's clock. */
export function startCountdown(end: number | undefined, nowS: number): CountdownStart {
  const seconds = (end ?? Number.NaN) - nowS;
  if (seconds < 0) return { kind: 'past', seconds: 0 };
  return seconds <= MAX_COUNTDOWN ? { kind: 'running', seconds } : { kind: 'ignored' };
}

/** A countdown on a screen, in seconds of the device's clock. */
export interface RunningCountdown {
  end: number;
  seconds: number;
}

/** Never grows, whatever the clock does, nor falls below 0; `ended` is true in the one step that reaches 0. */
export function stepCountdown({ end, seconds }: RunningCountdown, nowS: number): RunningCountdown & { ended: boolean } {
  const left = Math.max(0, Math.min(seconds, end - nowS));
  return { end, seconds: left, ended: left === 0 && seconds > 0 };
}
