import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

// iOS 12 knows only addListener, and its answer hardly ever changes while a page is open.
const subscribe = (listener: () => void) => {
  const query = matchMedia(QUERY);
  if (typeof query.addEventListener !== 'function') return () => undefined;
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const wanted = () => matchMedia(QUERY).matches;
const onServer = () => false;

/** Whether the reader asked the device for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, wanted, onServer);
