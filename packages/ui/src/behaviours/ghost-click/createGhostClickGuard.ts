/** Further clicks are blocked this long after a click (UI-26). */
export const GHOST_CLICK_MS = 200;

/** Controls made to be tapped fast, such as a stepper, carry this attribute. */
const EXEMPT = '[data-ghost-click-exempt]';

/**
 * Blocks the clicks that were made within 200 ms after a click; returns what ends it (NET-08). What counts is when a
 * finger made them: a page that is busy with the first one is told of the second as soon as it is done.
 */
export function createGhostClickGuard(document: Document): () => void {
  let last: Event | undefined;
  let isLastTaskRunning = false;

  /** A label hands its click on to its field, and scripts press buttons that stand for others, such as those of files. */
  const isHandedOn = (from: Event, { target, isTrusted }: Event): boolean =>
    isTrusted
      ? from.target !== target && (from.target as Element).closest('label')?.control === target
      : isLastTaskRunning;

  const onClick = (event: Event) => {
    const { target, timeStamp } = event;
    if (!(target instanceof Element) || target.closest(EXEMPT)) return;
    if (last && Math.abs(timeStamp - last.timeStamp) < GHOST_CLICK_MS && !isHandedOn(last, event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = event;
    isLastTaskRunning = true;
    setTimeout(() => {
      isLastTaskRunning = false;
    });
  };

  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
