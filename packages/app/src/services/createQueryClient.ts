import { QueryClient, type QueryCache } from '@tanstack/react-query';

/** Server data counts as fresh for so long, so that going back does not ask again. */
const FRESH_MS = 60_000;

/**
 * A query repeats no failed read, since the client does, and does not wait for a network in silence, since readers are
 * told that it is missing.
 */
export const createQueryClient = (queryCache?: QueryCache): QueryClient =>
  new QueryClient({
    ...(queryCache ? { queryCache } : {}),
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
