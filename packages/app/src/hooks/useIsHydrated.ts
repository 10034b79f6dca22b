import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False while a server renders and while its markup is taken over: what this device remembers may show only afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
