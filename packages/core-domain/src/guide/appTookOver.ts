import { APP_WAIT_MS } from './downloadPlan.ts';

/** A timer that rings this late slept, and so did the page: the app is in front. */
const ASLEEP_MS = 1000;

export interface AppWait {
  /** Milliseconds. */
  tappedAt: number;
  nowMs: number;
  wasHidden: boolean;
}

export function appTookOver({ tappedAt, nowMs, wasHidden }: AppWait): 'opened' | 'missing' {
  const isLate = nowMs - tappedAt >= APP_WAIT_MS + ASLEEP_MS;
  return wasHidden || isLate ? 'opened' : 'missing';
}
