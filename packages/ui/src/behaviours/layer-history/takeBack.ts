/** Hosts that go back in the history by themselves have done so by then. */
const HOST_BACK_MS = 50;

/** The entry of the layer on top, as `createLayerHistory` marks it; undefined where no layer is open. */
function entryOfLayer(): string | undefined {
  const state: unknown = window.history.state;
  const isOpen = document.querySelector('[aria-modal="true"]') !== null;
  return isOpen && typeof state === 'object' && state !== null && 'shuyeLayer' in state
    ? JSON.stringify(state.shuyeLayer)
    : undefined;
}

/**
 * Answers a host's back key: closes the layer on top, unless the host's own way back closes it meanwhile. False where
 * none is open, and the host may go back. Pages in browsers, which have no such key, do not load it.
 */
export function takeBack(): boolean {
  const entry = entryOfLayer();
  if (entry === undefined) return false;
  setTimeout(() => {
    if (entryOfLayer() === entry) window.history.back();
  }, HOST_BACK_MS);
  return true;
}
