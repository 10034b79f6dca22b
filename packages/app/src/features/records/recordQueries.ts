import type { ApiClient } from '@shuye/api-client';
import { accountRecords, ticketList } from '@shuye/api-client/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';

/**
 * The account's bean tickets, a hundred a page [TICKET-01]. A failure carries the server's status and message, or the
 * network's words [TICKET-07] [ERR-68].
 */
export const ticketsQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['tickets'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => client.send(ticketList, { page }, { signal }),
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  });

/** What came in and what went out, until both lists have ended [RECORD-02]; fails as tickets do [RECORD-04] [ERR-69]. */
export const accountRecordsQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['account-records'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => client.send(accountRecords, { page }, { signal }),
    getNextPageParam: ({ topUps, spendings }, _pages, page) =>
      page < Math.max(topUps.totalPages, spendings.totalPages) ? page + 1 : undefined,
  });
