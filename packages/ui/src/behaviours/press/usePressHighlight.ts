import { useEffect, useMemo, useRef, useState } from 'react';
import { createPressHighlight } from './createPressHighlight.ts';

/** Whether to draw an element as pressed, and what to call as the press goes on (UI-22 to UI-24). */
export function usePressHighlight() {
  const [pressed, setPressed] = useState(false);
  const highlight = useRef<ReturnType<typeof createPressHighlight>>(undefined);

  useEffect(() => {
    const own = createPressHighlight(setPressed);
    highlight.current = own;
    return own.reset;
  }, []);

  const press = useMemo(
    () => ({
      start: () => highlight.current?.start(),
      release: () => highlight.current?.release(),
      cancel: () => highlight.current?.cancel(),
    }),
    [],
  );
  return { pressed, press };
}
