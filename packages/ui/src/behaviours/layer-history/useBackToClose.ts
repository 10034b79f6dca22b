import { useEffect, useRef } from 'react';
import { layerHistoryOf } from './layerHistoryOf.ts';

/** While `open`, the browser's "back" calls `onClose` instead of leaving the page (UI-12). */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);

  useEffect(() => (open ? layerHistoryOf(window).open(() => latest.current()) : undefined), [open]);
}
