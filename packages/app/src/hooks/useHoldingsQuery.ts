import { isLoggedInId } from '@shuye/core-domain/member';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/ServicesContext.tsx';
import type { screenRead } from './screenRead.ts';
import { useSession } from './useSession.ts';

/**
 * Asks what a reader who is logged in holds; nothing is asked for a guest. Its code comes when it is needed. A screen that
 * shows nothing without it marks it (`screenRead`).
 */
export function useHoldingsQuery(meta: Partial<typeof screenRead> = {}) {
  const services = useServices();
  const id = useSession((session) => session.userId);
  return useQuery({
    queryKey: ['holdings', id],
    meta,
    enabled: isLoggedInId(id),
    queryFn: ({ signal }) =>
      import('../queries/fetchHoldings.ts').then((holdings) => holdings.fetchHoldings(services, { signal })),
  });
}
