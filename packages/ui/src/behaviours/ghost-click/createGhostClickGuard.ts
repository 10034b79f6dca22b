/** Further clicks are blocked this long after a click (UI-26). */
export const GHOST_CLICK_MS = 200;

/** Controls made to be tapped fast, such as a stepper, carry this attribute. */
const EXEMPT = '[data-ghost-click-exempt]';

/** Blocks the clicks that follow a click within 200 ms; returns what ends it (NET-08). */
export function createGhostClickGuard(document: Document): () => void {
  let guarding = false;
  let timers: Array<ReturnType<typeof setTimeout>> = [];

  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    guarding = false;
  };

  const onClick = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && target.closest(EXEMPT)) return;
    if (guarding) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    clear();
    // A label hands its click on to its field within the same task: the guard begins only after it.
    timers = [
      setTimeout(() => {
        guarding = true;
      }, 0),
      setTimeout(clear, GHOST_CLICK_MS),
    ];
  };

  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    clear();
  };
}
