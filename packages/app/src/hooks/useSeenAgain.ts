import { useEffect } from 'react';

/** Looks again whenever the page is seen again: another tab or device may have changed what the server has. */
export function useSeenAgain(look: () => unknown): void {
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [look]);
}
