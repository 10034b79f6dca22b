/**
 * Calls back when the page is hidden or left, ahead of those who listen without capturing: what they keep then is up to date.
 * It may be called twice for one leaving. The function returned ends it.
 */
export function watchPageHide(document: Document, onLeave: () => void): () => void {
  const view = document.defaultView;
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') onLeave();
  };
  // The event is the document's: a window that captures it comes first, also in kernels that call a target's listeners in the
  // order in which they were added.
  view?.addEventListener('visibilitychange', onVisibility, true);
  view?.addEventListener('pagehide', onLeave, true);
  return () => {
    view?.removeEventListener('visibilitychange', onVisibility, true);
    view?.removeEventListener('pagehide', onLeave, true);
  };
}
