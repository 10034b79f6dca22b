import { useEffect, useState } from 'react';
import { createLongPressTimer } from '../long-press/createLongPressTimer.ts';
import { createPressGesture } from './createPressGesture.ts';
import { createPressHighlight } from './createPressHighlight.ts';

function createPress(show: (pressed: boolean) => void) {
  const highlight = createPressHighlight(show);
  const longPress = createLongPressTimer();
  const end = (endHighlight: () => void) => () => {
    endHighlight();
    longPress.stop();
  };
  return {
    listen: longPress.listen,
    reset: end(highlight.reset),
    gesture: createPressGesture({
      onStart: () => {
        highlight.start();
        longPress.start();
      },
      onRelease: end(highlight.release),
      onCancel: end(highlight.cancel),
    }),
  };
}

/** Whether to draw an element as pressed (UI-22 to UI-24), and its handlers, which also tell of a long press. */
export function usePress(onLongPress: (() => void) | undefined) {
  const [pressed, setPressed] = useState(false);
  // Made once: a page draws dozens of such elements.
  const [{ listen, reset, gesture }] = useState(() => createPress(setPressed));
  useEffect(() => listen(onLongPress), [listen, onLongPress]);
  useEffect(() => reset, [reset]);
  return { pressed, gesture };
}
