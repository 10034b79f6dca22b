import type { Reading } from '@shuye/core-domain/shelf';
import { useMemo } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useShelf } from '../../hooks/useShelf.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import type { Progress } from '../../stores/progressStore.ts';

export interface ShelfPlaces {
  leftAt: (bookId: string) => Progress | undefined;
  readingOf: (bookId: string) => Reading | undefined;
}

const none: ShelfPlaces = { leftAt: () => undefined, readingOf: () => undefined };

/** Reads the stored places once for all kept books, not for each of thousands. */
export function useShelfPlaces(): ShelfPlaces {
  const { progress, shelf } = useServices();
  const onDevice = useIsHydrated();
  const entries = useShelf((state) => state.entries);
  return useMemo(
    () => (onDevice ? { leftAt: progress.places(), readingOf: shelf.getState().readings() } : none),
    // Read again with each change of the shelf.
    // oxlint-disable-next-line react/exhaustive-deps
    [onDevice, progress, shelf, entries],
  );
}
