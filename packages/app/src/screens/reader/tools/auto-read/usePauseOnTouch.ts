import { useEffect, useRef, type RefObject } from 'react';
import type { SurfaceHandle } from '../../page/ReaderSurface.tsx';

interface PausesOptions {
  surface: RefObject<SurfaceHandle | null>;
  isPaused: boolean;
  onPause: () => void;
  onResume: () => void;
  onEnd: () => void;
}

/** A finger on the page and a page out of sight stop it; a tap lets it go on; Escape ends it. */
export function usePauseOnTouch({ surface, isPaused, onPause, onResume, onEnd }: PausesOptions): void {
  // The touch that pauses is followed by its own click, which must not resume.
  const pausedByTouch = useRef(false);

  useEffect(() => {
    const isOnPage = ({ target }: Event): boolean =>
      target instanceof Node && surface.current?.element()?.contains(target) === true;

    const onTouch = (event: Event): void => {
      if (!isOnPage(event)) return;
      pausedByTouch.current = !isPaused;
      if (!isPaused) onPause();
    };
    // The tap is ours: it must neither turn a page nor call the bars.
    const onClick = (event: Event): void => {
      if (!isOnPage(event)) return;
      event.stopImmediatePropagation();
      if (!pausedByTouch.current) (isPaused ? onResume : onPause)();
      pausedByTouch.current = false;
    };
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') onPause();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.stopImmediatePropagation();
      onEnd();
    };
    window.addEventListener('touchstart', onTouch, { capture: true, passive: true });
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('touchstart', onTouch, { capture: true });
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [surface, isPaused, onPause, onResume, onEnd]);
}
