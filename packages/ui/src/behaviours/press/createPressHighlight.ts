/** A scroll begins within this time, so nothing flashes under a scrolling finger (UI-22). */
export const PRESS_DELAY_MS = 100;
/** A short tap is still seen (UI-23). */
export const PRESS_MIN_MS = 150;
/** A press whose end never arrives is forgotten, counted from its start (UI-24). */
export const PRESS_RESET_MS = 2000;

/** Times the pressed look of one element; `show` is told when it comes and goes. */
export function createPressHighlight(show: (pressed: boolean) => void) {
  let timers: Array<ReturnType<typeof setTimeout>> = [];
  let phase: 'idle' | 'waiting' | 'fresh' | 'steady' = 'idle';
  let held = false;

  const reset = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    phase = 'idle';
    show(false);
  };

  const settle = () => {
    phase = 'steady';
    if (!held) reset();
  };

  const appear = () => {
    phase = 'fresh';
    show(true);
    timers.push(setTimeout(settle, PRESS_MIN_MS));
  };

  const release = () => {
    held = false;
    if (phase === 'steady') reset();
  };

  return {
    start: () => {
      reset();
      held = true;
      phase = 'waiting';
      timers.push(setTimeout(appear, PRESS_DELAY_MS), setTimeout(reset, PRESS_RESET_MS));
    },
    release,
    cancel: () => {
      if (phase === 'waiting') reset();
      else release();
    },
    reset,
  };
}
