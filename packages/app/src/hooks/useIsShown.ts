import { useEffect, useRef, type RefObject } from 'react';

/** Tells whether the page that asks is the one that is shown: what was sent there may be answered after it was left. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
