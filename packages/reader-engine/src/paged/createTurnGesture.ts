export interface TurnGestureOptions {
  element: HTMLElement;
  /** Finger moves sideways: part of a page's width, positive towards the next page. */
  onDrag: (progress: number) => void;
  /** Finger lifted: which way to turn, or 0 to fall back. */
  onRelease: (by: 1 | -1 | 0) => void;
}

/** Movement in px before a touch is a drag and not a tap. */
const DRAG_START = 10;
/** Part of the width, or px a millisecond, that turns the page. */
const TURN_DISTANCE = 0.22;
const TURN_SPEED = 0.35;
/** Kernels give a page that is not zoomed in a scale near 1. */
const ZOOMED = 1.01;

interface Drag {
  id: number;
  startX: number;
  startY: number;
  startTime: number;
  isTurning: boolean;
}

const swallow = (event: Event): void => event.stopPropagation();

/**
 * Sideways swipes of a finger or pen; mice select text, and vertical movement belongs to the browser. So does all movement
 * of a page that is zoomed in: the rest of its lines is reached by it alone.
 */
export function createTurnGesture({ element, onDrag, onRelease }: TurnGestureOptions): () => void {
  const viewport = element.ownerDocument.defaultView?.visualViewport;
  let drag: Drag | undefined;

  const isZoomed = (): boolean => !!viewport && viewport.scale > ZOOMED;
  const leaveToBrowser = (): void => {
    element.style.touchAction = isZoomed() ? 'manipulation' : 'pan-y pinch-zoom';
  };

  const progressOf = (event: PointerEvent, { startX }: Drag): number =>
    (startX - event.clientX) / Math.max(1, element.clientWidth);

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' || !event.isPrimary || isZoomed()) return;
    const { pointerId: id, clientX: startX, clientY: startY, timeStamp: startTime } = event;
    drag = { id, startX, startY, startTime, isTurning: false };
  };

  const onMove = (event: PointerEvent): void => {
    if (!drag || event.pointerId !== drag.id) return;
    const across = Math.abs(event.clientX - drag.startX);
    const along = Math.abs(event.clientY - drag.startY);
    if (!drag.isTurning) {
      if (across < DRAG_START || across < along) return;
      if (element.ownerDocument.getSelection()?.isCollapsed === false) return;
      drag.isTurning = true;
      drag.startTime = event.timeStamp;
      element.setPointerCapture(event.pointerId);
    }
    onDrag(progressOf(event, drag));
  };

  const end = (event: PointerEvent, isCancelled: boolean): void => {
    if (!drag || event.pointerId !== drag.id) return;
    const ended = drag;
    drag = undefined;
    if (!ended.isTurning) return;
    suppressClick();
    const progress = progressOf(event, ended);
    const speed = (progress * element.clientWidth) / Math.max(1, event.timeStamp - ended.startTime);
    const turns = !isCancelled && (Math.abs(progress) > TURN_DISTANCE || Math.abs(speed) > TURN_SPEED);
    onRelease(turns ? (progress > 0 ? 1 : -1) : 0);
  };

  /** The click that some kernels send after a drag is none. */
  const suppressClick = (): void => {
    element.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 60);
  };

  const onUp = (event: PointerEvent): void => end(event, false);
  const onCancel = (event: PointerEvent): void => end(event, true);
  leaveToBrowser();
  viewport?.addEventListener('resize', leaveToBrowser);
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onCancel);
  return () => {
    element.style.touchAction = '';
    viewport?.removeEventListener('resize', leaveToBrowser);
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onCancel);
  };
}
