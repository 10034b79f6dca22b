/** How long a page that is drawn anew may take to show again what its markup had, ms; later nobody expects it any more. */
const MAX_REDRAW_MS = 5000;

/**
 * Calls `attempt` with each change of a page that is drawn in place of the markup inside `element`, from when that is gone,
 * until it gives true. Returns what ends it, and calls `onEnd` once at its end.
 */
export function watchRedraw(element: Element, attempt: () => boolean, onEnd: () => void): () => void {
  const markup = element.firstElementChild;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => {
    if (markup?.isConnected) return;
    timer ??= setTimeout(end, MAX_REDRAW_MS);
    if (attempt()) end();
  });
  const end = (): void => {
    watch.disconnect();
    clearTimeout(timer);
    onEnd();
  };
  watch.observe(element, { childList: true, subtree: true, characterData: true, attributes: true });
  return end;
}
