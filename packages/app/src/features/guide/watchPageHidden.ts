/** Tells after `waitMs` whether the page was hidden or left meanwhile; gives the way to stop waiting. */
export function watchPageHidden(waitMs: number, then: (wasHidden: boolean) => void): () => void {
  let wasHidden = false;
  const onHide = () => {
    wasHidden = wasHidden || document.visibilityState === 'hidden';
  };
  const onLeave = () => {
    wasHidden = true;
  };
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', onLeave);

  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', onLeave);
  };
  const timer = setTimeout(() => {
    stop();
    then(wasHidden);
  }, waitMs);
  return stop;
}
