import type { ApiClient } from '@shuye/api-client';
import { storePage } from '@shuye/api-client/calls';
import { queryOptions } from '@tanstack/react-query';
import type { TimedStorePage } from './TimedStorePage.ts';

/** A store page stays as it was seen for so long: books that move while a reader returns are lost. */
const STORE_FRESH_MS = 10 * 60_000;

export const storePageQuery = ({ client, nowMs }: { client: ApiClient; nowMs: () => number }, page: string) =>
  queryOptions({
    queryKey: ['store', page],
    queryFn: async ({ signal }): Promise<TimedStorePage> => ({
      ...(await client.send(storePage, { page }, { signal })),
      receivedAt: nowMs(),
    }),
    staleTime: STORE_FRESH_MS,
    gcTime: STORE_FRESH_MS,
  });
