import type { Query, QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { screenRead } from '../hooks/screenRead.ts';

/** Nothing that is asked for on a fair line takes so long; what hangs is given up after a minute only [CONST-09]. */
const SLOW_MS = 10_000;

const isFirstOfScreen = ({ state, observers }: Query): boolean =>
  state.data === undefined &&
  state.fetchStatus === 'fetching' &&
  observers.some(({ options: { meta, enabled } }) => meta === screenRead && enabled !== false);

/** Whether a screen waits long for what it cannot do without, and how that is asked for anew: until it has come or failed. */
export function useSlowReads(query: QueryClient): { isSlow: boolean; again: () => Promise<void> } {
  const [slow, setSlow] = useState<readonly Query[]>([]);

  useEffect(() => {
    const cache = query.getQueryCache();
    const waits = new Map<Query, ReturnType<typeof setTimeout>>();
    const follow = (read: Query): void => {
      const wait = waits.get(read);
      const isWaiting = isFirstOfScreen(read);
      if (isWaiting && wait === undefined) {
        waits.set(
          read,
          setTimeout(() => setSlow((others) => [...others, read]), SLOW_MS),
        );
      } else if (!isWaiting && wait !== undefined) {
        clearTimeout(wait);
        waits.delete(read);
        setSlow((all) => (all.includes(read) ? all.filter((other) => other !== read) : all));
      }
    };
    for (const read of cache.getAll()) follow(read);
    const forget = cache.subscribe((event) => follow(event.query));
    return () => {
      forget();
      for (const wait of waits.values()) clearTimeout(wait);
    };
  }, [query]);

  const again = useCallback(async (): Promise<void> => {
    const reads = slow.map(({ queryKey }) => ({ queryKey, exact: true }));
    // What hangs is given up: to be asked for again it would wait for its own answer.
    await Promise.all(reads.map((read) => query.cancelQueries(read)));
    await Promise.all(reads.map((read) => query.refetchQueries(read)));
  }, [query, slow]);

  return { isSlow: slow.length > 0, again };
}
