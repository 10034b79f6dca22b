import { swallowNextClick } from './swallowNextClick.ts';

/** Time to a long press (UI-25). */
const LONG_PRESS_MS = 500;

/** Times a press that others watch: `start` and `stop` it. Fires once after 500 ms and swallows the click that follows. */
export function createLongPressTimer() {
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
      }, LONG_PRESS_MS);
    },
    stop,
  };
}
