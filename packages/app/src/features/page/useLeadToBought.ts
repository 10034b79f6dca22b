import { useIsShown } from '../../hooks/useIsShown.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useLeadBack } from './useLeadBack.ts';

/**
 * Leads from a purchase to what it opened, which is asked for anew: what `stale` names. Where the reader has left the
 * purchase meanwhile, they stay where they are, and locks that are shown there are asked for again.
 */
export function useLeadToBought(): (path: string, stale: readonly (readonly string[])[]) => void {
  const { query } = useServices();
  const isShown = useIsShown();
  const leadBack = useLeadBack();
  return (path, stale) => {
    if (isShown.current) {
      for (const queryKey of stale) query.removeQueries({ queryKey });
      leadBack(path);
    } else {
      for (const queryKey of stale) void query.invalidateQueries({ queryKey });
    }
  };
}
