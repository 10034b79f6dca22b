/**
 * Swallows the click that follows a long press, wherever it lands: the element under the finger may have been
 * replaced meanwhile. A new press ends the wait.
 */
export function swallowNextClick(document: Document): void {
  const stop = () => {
    document.removeEventListener('click', swallow, true);
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('touchstart', stop, true);
  };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  document.addEventListener('click', swallow, true);
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('touchstart', stop, true);
}
