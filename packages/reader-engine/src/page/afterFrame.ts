import type { Later } from '../place/createPageGrowth.ts';

/** A page that draws no frames, because nobody sees it, or that is never idle, is not waited for any longer, ms. */
const LONGEST_WAIT = 200;

/** Safari has no idle callbacks; there, what waits comes right after the frame. */
const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 0);
};

/** Runs once the next frame is on the screen and nothing else is to be done. The function returned calls it off. */
export const afterFrame: Later = (run) => {
  let isDue = true;
  const stop = (): void => {
    isDue = false;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const finish = (): void => {
    if (!isDue) return;
    stop();
    run();
  };
  const timer = setTimeout(finish, LONGEST_WAIT);
  const frame = requestAnimationFrame(() => whenIdle(finish));
  return stop;
};
