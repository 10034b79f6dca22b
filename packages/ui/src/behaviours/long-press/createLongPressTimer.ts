import { swallowNextClick } from './swallowNextClick.ts';

/** Default time to a long press (UI-25). */
const LONG_PRESS_MS = 500;

/** Times a press that others watch: `start` and `stop` it. Fires once after `delayMs` and swallows the click that follows. */
export function createLongPressTimer(delayMs = LONG_PRESS_MS) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onLongPress: (() => void) | undefined;
  const stop = () => clearTimeout(timer);
  return {
    /** What to call; without it nothing is timed. */
    listen: (listener: (() => void) | undefined) => {
      onLongPress = listener;
    },
    start: () => {
      stop();
      if (!onLongPress) return;
      timer = setTimeout(() => {
        swallowNextClick(document);
        onLongPress?.();
      }, delayMs);
    },
    stop,
  };
}
