import { type FocusEvent, useEffect, useState } from 'react';
import { useReducedMotion } from '../../behaviours/useReducedMotion.ts';

/** Time between two slides (UI-01). */
export const BANNER_AUTOPLAY_MS = 4000;

interface AutoPlay {
  enabled: boolean;
  /** A new function restarts the clock. */
  onNext: () => void;
}

/** Runs a carousel until it is touched, hovered, focused, paused or unwanted by the reader's motion setting. */
export function useAutoPlay({ enabled, onNext }: AutoPlay) {
  const [choice, setChoice] = useState<'run' | 'pause'>();
  const [held, setHeld] = useState(false);
  const [focused, setFocused] = useState(false);

  const still = useReducedMotion();
  const paused = choice === undefined ? still : choice === 'pause';
  const running = enabled && !paused && !held && !focused;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) onNext();
    }, BANNER_AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [running, onNext]);

  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return {
    paused,
    toggle: () => setChoice(paused ? 'run' : 'pause'),
    handlers: {
      onPointerEnter: hold,
      onPointerLeave: letGo,
      onTouchStart: hold,
      onTouchEnd: letGo,
      onTouchCancel: letGo,
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
