import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { SurfaceHandle } from '../page/ReaderSurface.tsx';
import type { Controls } from './useControls.ts';

/**
 * Moves the focus to the text, by the function it returns and by itself when the controls in `frame` are hidden: a focus
 * inside of them would keep them shown, and a tool gives the focus back to where it was when it opened.
 */
export function useTextFocus(
  frame: RefObject<HTMLElement | null>,
  surface: RefObject<SurfaceHandle | null>,
  shown: Controls,
): () => void {
  const before = useRef(shown);
  const focusText = useCallback(() => surface.current?.element()?.focus({ preventScroll: true }), [surface]);
  useEffect(() => {
    const { activeElement } = document;
    const isInControls = activeElement === document.body || frame.current?.contains(activeElement);
    if (shown === 'none' && before.current !== 'none' && isInControls) focusText();
    before.current = shown;
  }, [frame, shown, focusText]);
  return focusText;
}
