import type { PointerEvent, TouchEvent } from 'react';

/** A finger that travels further is scrolling. */
const SLOP_PX = 10;

interface PressGesture {
  onStart: (target: Element) => void;
  onRelease: () => void;
  /** The press became a scroll, or left the element. */
  onCancel: () => void;
}

/** Handlers that tell one-finger presses apart from scrolls. iOS 12 has no pointer events, so touch events serve too. */
export function createPressGesture({ onStart, onRelease, onCancel }: PressGesture) {
  let origin: { x: number; y: number } | undefined;

  const begin = (target: EventTarget, x: number, y: number) => {
    if (origin) return;
    origin = { x, y };
    if (target instanceof Element) onStart(target);
  };
  const finish = (notify: () => void) => () => {
    if (!origin) return;
    origin = undefined;
    notify();
  };
  const release = finish(onRelease);
  const cancel = finish(onCancel);
  const move = (x: number, y: number) => {
    if (origin && Math.hypot(x - origin.x, y - origin.y) > SLOP_PX) cancel();
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
