/** How long after a click further clicks are blocked (UI-26). */
export const CLICK_CLOAK_MS = 200;

/** Controls made to be tapped fast, such as a stepper, carry this attribute. */
const UNCLOAKED = '[data-uncloaked]';

/** Blocks the clicks that follow a click within 200 ms; returns what ends it (NET-08). */
export function createClickCloak(document: Document): () => void {
  let cloaked = false;
  let timers: Array<ReturnType<typeof setTimeout>> = [];

  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    cloaked = false;
  };

  const onClick = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && target.closest(UNCLOAKED)) return;
    if (cloaked) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    clear();
    // A label hands its click on to its field within the same task: the cloak falls only after it.
    timers = [
      setTimeout(() => {
        cloaked = true;
      }, 0),
      setTimeout(clear, CLICK_CLOAK_MS),
    ];
  };

  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    clear();
  };
}
