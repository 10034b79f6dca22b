import { useEffect, useRef } from 'react';
import { createLayerHistory } from './createLayerHistory.ts';

type LayerHistory = ReturnType<typeof createLayerHistory>;

// A window has one history, so it has one record of the layers over it.
const histories = new WeakMap<Window, LayerHistory>();

const historyOf = (view: Window): LayerHistory => {
  const known = histories.get(view);
  if (known) return known;
  const created = createLayerHistory(view, Date.now());
  histories.set(view, created);
  return created;
};

/** While `open`, the browser's "back" calls `onClose` instead of leaving the page (UI-12). */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);

  useEffect(() => (open ? historyOf(window).open(() => latest.current()) : undefined), [open]);
}
