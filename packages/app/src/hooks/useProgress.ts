import { useMemo } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import { useIsHydrated } from './useIsHydrated.ts';
import type { Progress } from '../stores/progressStore.ts';

/** Gives the place that this device had when the page was opened, or when `pulls` of the account's shelf had come. */
export function useProgress(bookId: string | undefined, pulls = 0): Progress | undefined {
  const { progress } = useServices();
  const onDevice = useIsHydrated();
  return useMemo(
    () => (onDevice && bookId !== undefined ? progress.load(bookId) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps
    [progress, onDevice, bookId, pulls],
  );
}
