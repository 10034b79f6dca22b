import { useEffect, useState } from 'react';
import { createPressGesture } from '../press/createPressGesture.ts';
import { createLongPressTimer } from './createLongPressTimer.ts';

function createLongPress(delayMs: number | undefined) {
  const { listen, start, stop } = createLongPressTimer(delayMs);
  return { listen, stop, gesture: createPressGesture({ onStart: start, onRelease: stop, onCancel: stop }) };
}

/**
 * Handlers for an element that is held: `onLongPress` is called once a press lasted `delayMs` (UI-25), and the click
 * that follows is swallowed. For books and buttons use `Pressable`, which has it built in.
 */
export function useLongPress(onLongPress: () => void, delayMs?: number) {
  const [{ listen, stop, gesture }] = useState(() => createLongPress(delayMs));
  useEffect(() => listen(onLongPress), [listen, onLongPress]);
  useEffect(() => stop, [stop]);
  return gesture;
}
