import { useEffect, useMemo, useRef } from 'react';
import { swallowNextClick } from './swallowNextClick.ts';

/** Default time to a long press (UI-25). */
export const LONG_PRESS_MS = 500;

/** Times a press that others watch: `start` and `stop` it. Fires once after `delayMs` and swallows the click that follows. */
export function useLongPressTimer(onLongPress: (() => void) | undefined, delayMs: number = LONG_PRESS_MS) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onLongPress);

  useEffect(() => {
    latest.current = onLongPress;
  }, [onLongPress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(() => {
    const stop = () => clearTimeout(timer.current);
    return {
      start: () => {
        stop();
        if (!latest.current) return;
        timer.current = setTimeout(() => {
          swallowNextClick(document);
          latest.current?.();
        }, delayMs);
      },
      stop,
    };
  }, [delayMs]);
}
