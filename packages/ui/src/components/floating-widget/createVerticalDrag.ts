/** Less is a tap. */
const DRAG_START_PX = 8;
/** The upper and lower edges stay free. */
const EDGE_PX = 56;

interface Grip {
  y: number;
  offset: number;
  highest: number;
  lowest: number;
}

/** Moves `element` up and down, never sideways; `onMove` is told the offset in px. */
export function createVerticalDrag(element: HTMLElement, onMove: (offset: number) => void) {
  let offset = 0;
  let grip: Grip | undefined;
  let dragging = false;

  const grab = (y: number) => {
    const { top, bottom } = element.getBoundingClientRect();
    const below = window.innerHeight - EDGE_PX - bottom;
    dragging = false;
    grip = { y, offset, highest: offset - Math.max(top - EDGE_PX, 0), lowest: offset + Math.max(below, 0) };
  };

  /** Whether the element moved; false while the way is still that of a tap. */
  const drag = (y: number): boolean => {
    if (!grip || (!dragging && Math.abs(y - grip.y) < DRAG_START_PX)) return false;
    dragging = true;
    offset = Math.min(grip.lowest, Math.max(grip.highest, grip.offset + y - grip.y));
    onMove(offset);
    return true;
  };

  const onMouseMove = ({ clientY }: MouseEvent) => void drag(clientY);
  const drop = () => {
    grip = undefined;
    document.removeEventListener('mousemove', onMouseMove);
    document.removeEventListener('mouseup', drop);
  };
  const onMouseDown = ({ clientY }: MouseEvent) => {
    grab(clientY);
    document.addEventListener('mousemove', onMouseMove);
    document.addEventListener('mouseup', drop);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    if (touch) grab(touch.clientY);
  };
  const onTouchMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    // The page must not scroll under the widget.
    if (touch && drag(touch.clientY)) event.preventDefault();
  };

  element.addEventListener('mousedown', onMouseDown);
  element.addEventListener('touchstart', onTouchStart, { passive: true });
  element.addEventListener('touchmove', onTouchMove, { passive: false });
  element.addEventListener('touchend', drop);

  return {
    /** Moves by `step` px, for arrow keys. */
    nudge: (step: number) => {
      grab(0);
      drag(step);
      grip = undefined;
      dragging = false;
    },
    /** Whether the press that just ended was a drag and no tap. */
    wasDragged: () => dragging,
    stop: () => {
      drop();
      element.removeEventListener('mousedown', onMouseDown);
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('touchend', drop);
    },
  };
}
