/** The page load whose layer made this history entry, as `createLayerHistory` marks it; undefined for an entry of a page. */
const loadOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'shuyeLayer' in state && Array.isArray(state.shuyeLayer)
    ? state.shuyeLayer[0]
    : undefined;

/**
 * Calls `then` once the layers that are being closed have given their history entries back: a step back before that would
 * leave one of these instead of the page. For what a layer itself does as it closes.
 */
export function afterLayers(then: () => void): void {
  const load = loadOf(window.history.state);
  const go = (): void => {
    // The mark of an earlier load is none of a layer that closes.
    if (load !== undefined && loadOf(window.history.state) === load) return;
    window.removeEventListener('popstate', go);
    then();
  };
  window.addEventListener('popstate', go);
  go();
}
