import { useEffect, type RefObject } from 'react';
import type { SurfaceHandle } from './ReaderSurface.tsx';

/** A wheel that is still for this long has ended its gesture, ms. */
const GESTURE_END_MS = 160;
/** Movement that is meant, px or lines. */
const LEAST_DELTA = 2;

/** One page a gesture of the wheel or the trackpad, however far it runs on, where pages turn. */
export function useWheelTurns(surface: RefObject<SurfaceHandle | null>, turns: boolean): void {
  useEffect(() => {
    const element = surface.current?.element();
    if (!element || !turns) return undefined;
    let last = -Infinity;
    let direction = 0;

    const onWheel = (event: WheelEvent): void => {
      // Pinching on a trackpad zooms.
      if (event.ctrlKey) return;
      event.preventDefault();
      const delta = Math.abs(event.deltaY) >= Math.abs(event.deltaX) ? event.deltaY : event.deltaX;
      if (Math.abs(delta) < LEAST_DELTA) return;
      const by = delta > 0 ? 1 : -1;
      const isSame = event.timeStamp - last < GESTURE_END_MS && by === direction;
      last = event.timeStamp;
      direction = by;
      if (!isSame) surface.current?.turn(by);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [surface, turns]);
}
