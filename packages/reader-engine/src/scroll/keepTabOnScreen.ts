const REACHABLE = 'a[href]:not([tabindex]), button:not([tabindex])';

/**
 * Lets Tab reach only what is on the screen from anywhere but a link: the first of the document stands in the chapter
 * above, and its focus would take the place along. From a link on, Tab reads on. The function returned ends it.
 */
export function keepTabOnScreen(scroller: HTMLElement): () => void {
  const document = scroller.ownerDocument;
  let passed: Element[] = [];

  const release = (): void => {
    for (const element of passed) element.removeAttribute('tabindex');
    passed = [];
  };

  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab') return;
    release();
    const { activeElement } = document;
    if (activeElement !== scroller && scroller.contains(activeElement)) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    passed = Array.from(scroller.querySelectorAll(REACHABLE)).filter((element) => {
      const box = element.getBoundingClientRect();
      return box.bottom <= top || box.top >= bottom;
    });
    for (const element of passed) element.setAttribute('tabindex', '-1');
  };

  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    release();
  };
}
