import { createLayerHistory } from './createLayerHistory.ts';

type LayerHistory = ReturnType<typeof createLayerHistory>;

// A window has one history, so it has one record of the layers over it.
const histories = new WeakMap<Window, LayerHistory>();

export const layerHistoryOf = (view: Window): LayerHistory => {
  const known = histories.get(view);
  if (known) return known;
  const created = createLayerHistory(view, Date.now());
  histories.set(view, created);
  return created;
};
