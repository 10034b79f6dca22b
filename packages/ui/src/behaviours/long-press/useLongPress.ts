import { usePressGesture } from '../press/usePressGesture.ts';
import { LONG_PRESS_MS, useLongPressTimer } from './useLongPressTimer.ts';

/**
 * Handlers for an element that is held: `onLongPress` is called once a press lasted `delayMs` (UI-25), and the click
 * that follows is swallowed. For books and buttons use `Pressable`, which has it built in.
 */
export function useLongPress(onLongPress: () => void, delayMs: number = LONG_PRESS_MS) {
  const { start, stop } = useLongPressTimer(onLongPress, delayMs);
  return usePressGesture({ onStart: start, onRelease: stop, onCancel: stop });
}
