import { parseSearchHistory, rememberSearch, SEARCH_HISTORY_KEY, type SearchHistory } from '@shuye/core-domain/search';
import { useCallback, useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';

const NONE: SearchHistory = [];

/** The words that were searched for on this device, newest first [SEARCH-08..11]. */
export function useSearchHistory() {
  const { storage } = useServices();
  const isHydrated = useIsHydrated();
  const load = useCallback(() => storage.read(SEARCH_HISTORY_KEY, parseSearchHistory) ?? NONE, [storage]);
  const [history, setHistory] = useState(load);

  const remember = (word: string): void => {
    // Another tab may have searched meanwhile.
    const next = rememberSearch(load(), word);
    storage.write(SEARCH_HISTORY_KEY, next);
    setHistory(next);
  };
  const clear = (): void => {
    storage.remove(SEARCH_HISTORY_KEY);
    setHistory(NONE);
  };
  return { history: isHydrated ? history : NONE, remember, clear };
}
