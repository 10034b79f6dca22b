import { useLocation } from '../router/index.ts';

/** State of an entry that the page opened which waits for it and lies one entry before: what is done leads back to that. */
export const openedByWaiting = 1;

/** How many entries before this one the page lies that waits for it; 0 where none is known to. The state holds nothing else. */
export function useStepsBack(): number {
  const { state }: { state: number | null } = useLocation();
  return state ?? 0;
}
