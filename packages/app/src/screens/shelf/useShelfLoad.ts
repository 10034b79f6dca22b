import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useShelf } from '../../hooks/useShelf.ts';

interface ShelfLoad {
  state: 'loading' | 'there' | 'failed';
  load: () => void;
  /** Gives up what hangs, too. */
  loadAnew: () => void;
}

/** Brings the newest shelf when its screen opens; the first load of the page is new enough, if it came [SHELF-34] [SHELFSYNC-19]. */
export function useShelfLoad(): ShelfLoad {
  const { shelf, shelfSyncService } = useServices();
  const isReady = useShelf((notices) => notices.isReady);
  const wasReady = useRef(isReady);
  const [state, setState] = useState<ShelfLoad['state']>('loading');

  const loads = useRef(0);
  const begin = useCallback(
    (isAnew: boolean) => {
      loads.current += 1;
      const mine = loads.current;
      setState('loading');
      void shelfSyncService.refresh({ isSilent: false, isAnew }).then((hasCome) => {
        // One that was given up has failed.
        if (mine === loads.current) setState(hasCome ? 'there' : 'failed');
      });
    },
    [shelfSyncService],
  );
  const load = useCallback(() => begin(false), [begin]);
  const loadAnew = useCallback(() => begin(true), [begin]);

  useEffect(() => {
    if (!isReady) return;
    if (wasReady.current || shelf.getState().isSynced !== true) load();
    else setState('there');
  }, [isReady, shelf, load]);

  return { state, load, loadAnew };
}
