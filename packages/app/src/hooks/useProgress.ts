import { useMemo } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import { useIsHydrated } from './useIsHydrated.ts';
import type { Progress } from '../stores/progressStore.ts';

/** Gives the place that this device had when the page was opened. */
export function useProgress(bookId: string | undefined): Progress | undefined {
  const { progress } = useServices();
  const onDevice = useIsHydrated();
  return useMemo(
    () => (onDevice && bookId !== undefined ? progress.load(bookId) : undefined),
    [progress, onDevice, bookId],
  );
}
