import { useEffect } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { createShelfEditStore } from '../../stores/shelfEditStore.ts';

/** The shelf is loaded again this long after the page is seen again [SHELF-35]. */
const RELOAD_DELAY_MS = 500;

/** Leaving the page, hiding it and coming back to it end the editing; coming back also loads the shelf again [SHELF-30] [SHELF-31] [SHELF-35]. */
export function useShelfPageEvents(): void {
  const { shelf, storeOf } = useServices();
  const shelfEdit = storeOf(createShelfEditStore);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => shelfEdit.getState().leave();
    const onVisibility = () => {
      leave();
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => shelf.getState().reload(), RELOAD_DELAY_MS);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer);
      leave();
    };
  }, [shelf, shelfEdit]);
}
