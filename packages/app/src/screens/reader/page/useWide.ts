import { useSyncExternalStore } from 'react';

/** Two pages beside each other need this much room, px. */
const WIDE = 900;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth >= WIDE,
    () => false,
  );
