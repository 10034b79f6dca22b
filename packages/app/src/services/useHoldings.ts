import { isLoggedInId } from '@shuye/core-domain';
import { useQuery } from '@tanstack/react-query';
import type { Holdings } from './loadAccount.ts';
import { useServices } from './ServicesContext.tsx';

/** What a reader who is logged in holds; undefined for a guest, and until the server told. Its code comes when it is needed. */
export function useHoldings(): Holdings | undefined {
  const { client, userId } = useServices();
  const id = userId();
  const { data } = useQuery({
    queryKey: ['holdings', id],
    enabled: isLoggedInId(id),
    queryFn: async ({ signal }) => (await import('./loadAccount.ts')).loadAccount(client, { signal }),
  });
  return data ?? undefined;
}
