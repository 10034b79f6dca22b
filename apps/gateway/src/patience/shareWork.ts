import { currentPatience, withPatience } from './currentPatience.ts';
import type { Patience } from './Patience.ts';
import { untilGone } from './untilGone.ts';

/** Work that several callers wait for. */
export interface SharedWork<T> {
  /** Waits for it as long as the caller does. @throws CallerGone */
  join: () => Promise<T>;
  /** Whether all who waited have gone: it ends, and whoever comes now begins anew. */
  isGivenUp: () => boolean;
}

/** Begins work that goes on while one of those who joined it waits, whoever of them began it. */
export function shareWork<T>(begin: () => Promise<T>): SharedWork<T> {
  const listeners = new Set<() => void>();
  let waiting = 0;
  let isOver = false;
  const all: Patience = {
    isOver: () => isOver,
    onEnd: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const running = withPatience(all, begin);
  // Each who joined hears of it; nobody may be left.
  running.catch(() => undefined);
  return {
    isGivenUp: () => isOver,
    join: async () => {
      waiting += 1;
      try {
        return await untilGone(currentPatience(), running);
      } finally {
        waiting -= 1;
        if (waiting === 0) {
          isOver = true;
          for (const listener of listeners) listener();
        }
      }
    },
  };
}
