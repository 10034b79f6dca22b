import { useEffect, type RefObject } from 'react';
import type { SurfaceHandle } from '../../page/ReaderSurface.tsx';

/** A frame that comes later than this was held up: the text waits instead of leaping, ms. */
const LONGEST_FRAME_MS = 100;
/** A scroll that cannot move for this long has nothing more to show, ms. */
const END_AFTER_MS = 2000;

interface AutoScrollOptions {
  surface: RefObject<SurfaceHandle | null>;
  isMoving: boolean;
  /** Gives px a second; it is asked for each frame, since the text may be set anew meanwhile. */
  speed: () => number;
  onEnd: () => void;
}

/** Lets the text run upwards, evenly. */
export function useAutoScroll({ surface, isMoving, speed, onEnd }: AutoScrollOptions): void {
  useEffect(() => {
    const element = surface.current?.element();
    if (!isMoving || !element) return undefined;
    let frame = 0;
    let last: number | undefined;
    let owed = 0;
    let stuck = 0;

    const step = (time: number): void => {
      frame = requestAnimationFrame(step);
      const passed = last === undefined ? 0 : Math.min(LONGEST_FRAME_MS, time - last);
      last = time;
      owed += (speed() * passed) / 1000;
      // Kernels round scroll offsets: only whole pixels are sure to move.
      const whole = Math.floor(owed);
      if (whole < 1) return;
      owed -= whole;
      const before = element.scrollTop;
      element.scrollTop = before + whole;
      stuck = element.scrollTop > before ? 0 : stuck + whole / Math.max(1, speed());
      if (stuck * 1000 > END_AFTER_MS) onEnd();
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [surface, isMoving, speed, onEnd]);
}
