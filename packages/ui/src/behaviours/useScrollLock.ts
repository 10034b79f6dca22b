import { useEffect } from 'react';

/** Holds the page still while `locked`; layers may lie over one another, so locks are counted on the root element. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const { dataset } = document.documentElement;
    const count = (change: number) => {
      const locks = Number(dataset['scrollLocks'] ?? 0) + change;
      if (locks > 0) dataset['scrollLocks'] = String(locks);
      else delete dataset['scrollLocks'];
    };
    count(1);
    return () => count(-1);
  }, [locked]);
}
