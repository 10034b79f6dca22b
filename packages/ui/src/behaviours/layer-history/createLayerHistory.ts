/** Our mark in `history.state`; whatever a router keeps there stays beside it. */
const MARK = 'shuyeLayer';

interface Layer {
  id: number;
  entered: boolean;
  onBack: () => void;
}

/** What it takes of a window. */
export type LayerWindow = Pick<Window, 'history' | 'setTimeout' | 'addEventListener'>;

/** Of an entry that a layer of an earlier load of the page has left. */
const FORMER = 0;

/**
 * Gives every open layer a history entry of its own, so that "back" closes the layer and not the page (UI-12, NET-09).
 * `epoch`, the time of this page load, tells its marks from those an earlier load has left, whose entries lie above the one
 * of the same page.
 */
export function createLayerHistory(view: LayerWindow, epoch: number) {
  const layers: Layer[] = [];
  let lastId = 0;
  /** We went back ourselves and have not arrived yet. */
  let travelling = false;
  /** Another page is on its way; a step back would call it off. */
  let leaving = false;
  let following = false;

  const markOf = (state: unknown): number | undefined => {
    if (typeof state !== 'object' || state === null || !(MARK in state)) return undefined;
    const [load, id] = Array.isArray(state[MARK]) ? state[MARK] : [];
    if (typeof id !== 'number') return undefined;
    if (load === epoch) return id;
    return load < epoch ? FORMER : undefined;
  };
  const isAbandoned = (id: number | undefined): boolean =>
    id !== undefined && !layers.some((layer) => layer.id === id && layer.entered);

  const goBack = () => {
    travelling = true;
    view.history.back();
  };

  const enter = (layer: Layer) => {
    const state = { ...Object(view.history.state), [MARK]: [epoch, layer.id] };
    // A layer that opens as another closes takes over its entry.
    if (isAbandoned(markOf(view.history.state))) view.history.replaceState(state, '');
    else view.history.pushState(state, '');
    layer.entered = true;
  };

  const closeAbove = (id: number) => {
    for (let top = layers[layers.length - 1]; top && top.id > id; top = layers[layers.length - 1]) {
      layers.pop();
      top.onBack();
    }
  };

  const onPopState = ({ state }: PopStateEvent) => {
    const reached = markOf(state);
    if (!travelling) closeAbove(reached ?? 0);
    if (isAbandoned(reached)) {
      goBack();
      return;
    }
    travelling = false;
    for (const layer of layers) if (!layer.entered) enter(layer);
  };

  // Where the application has moved on meanwhile, the entry lies below and is passed over when it is reached.
  const leaveAbandoned = () => {
    if (!travelling && !leaving && isAbandoned(markOf(view.history.state))) goBack();
  };

  const close = (layer: Layer) => {
    const index = layers.indexOf(layer);
    if (index < 0) return;
    layers.splice(index, 1);
    view.setTimeout(leaveAbandoned, 0);
  };

  const follow = () => {
    if (following) return;
    following = true;
    view.addEventListener('popstate', onPopState);
  };

  return {
    /** Leaves the entries of an earlier load's layers, this one's and those that the reader comes to from now on. */
    leaveFormer: () => {
      follow();
      // The only entry of a tab has nothing below.
      if (view.history.length > 1) leaveAbandoned();
    },
    /** Opens a layer; the function returned closes it. */
    open: (onBack: () => void): (() => void) => {
      follow();
      if (lastId === 0) view.addEventListener('beforeunload', () => (leaving = true));
      // An application that opens a layer has not left: the address was one of another application.
      leaving = false;
      lastId += 1;
      const layer = { id: lastId, entered: false, onBack };
      if (!travelling) enter(layer);
      layers.push(layer);
      return () => close(layer);
    },
  };
}
