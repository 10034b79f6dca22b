import type { Later } from '../place/createPageGrowth.ts';

/** Upper bound for pages that are hidden and draw no frames, or are never idle. */
const MAX_WAIT_MS = 200;

/** Safari has no idle callbacks; there, what waits comes right after the frame. */
const whenIdle = (run: (spareMs?: number) => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback((deadline) => run(deadline.timeRemaining()));
  else setTimeout(run, 0);
};

/**
 * Runs once the next frame is on the screen and nothing else is to be done; ongoing work waits for no further frame, since
 * the spare time of this one may suffice for it.
 */
export const afterNextFrame: Later = (run, isOngoing = false) => {
  let isDue = true;
  const stop = (): void => {
    isDue = false;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const finish = (spareMs?: number): void => {
    if (!isDue) return;
    stop();
    run(spareMs);
  };
  const timer = setTimeout(finish, MAX_WAIT_MS);
  const frame = isOngoing ? 0 : requestAnimationFrame(() => whenIdle(finish));
  if (isOngoing) whenIdle(finish);
  return stop;
};
