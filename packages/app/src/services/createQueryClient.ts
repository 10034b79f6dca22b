import { QueryClient, type QueryCache } from '@tanstack/react-query';

/** How long server data counts as fresh, in milliseconds: going back does not ask again. */
const FRESH_FOR = 60_000;

/**
 * Server state of one mounted app. Repeating a failed read is the client's business, so a query does not repeat; and so is
 * a missing network, which readers are told of: a query that waits for it in silence would tell nobody.
 */
export const createQueryClient = (queryCache?: QueryCache): QueryClient =>
  new QueryClient({
    ...(queryCache ? { queryCache } : {}),
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_FOR, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
