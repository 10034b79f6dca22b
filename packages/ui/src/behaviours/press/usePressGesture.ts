import { useRef, type PointerEvent, type TouchEvent } from 'react';

/** A finger that travels further is scrolling. */
const SLOP_PX = 10;

interface PressGesture {
  onStart: (target: Element) => void;
  onRelease: () => void;
  /** The press became a scroll, or left the element. */
  onCancel: () => void;
}

/** Handlers that tell one-finger presses apart from scrolls. iOS 12 has no pointer events, so touch events serve too. */
export function usePressGesture({ onStart, onRelease, onCancel }: PressGesture) {
  const origin = useRef<{ x: number; y: number } | undefined>(undefined);

  const begin = (target: EventTarget, x: number, y: number) => {
    if (origin.current) return;
    origin.current = { x, y };
    if (target instanceof Element) onStart(target);
  };
  const finish = (notify: () => void) => () => {
    if (!origin.current) return;
    origin.current = undefined;
    notify();
  };
  const release = finish(onRelease);
  const cancel = finish(onCancel);
  const move = (x: number, y: number) => {
    const from = origin.current;
    if (from && Math.hypot(x - from.x, y - from.y) > SLOP_PX) cancel();
  };

  return {
    onPointerDown: ({ target, button, clientX, clientY }: PointerEvent) => {
      if (button === 0) begin(target, clientX, clientY);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => move(clientX, clientY),
    onPointerUp: release,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onTouchStart: ({ target, touches }: TouchEvent) => {
      const touch = touches[0];
      if (touch && touches.length === 1) begin(target, touch.clientX, touch.clientY);
      else cancel();
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      if (touch) move(touch.clientX, touch.clientY);
    },
    onTouchEnd: release,
    onTouchCancel: cancel,
  };
}
