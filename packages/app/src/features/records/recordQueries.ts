import type { ApiClient } from '@shuye/api-client';
import { accountRecords, boughtBooks, ticketList } from '@shuye/api-client/calls';
import { nextRecordPage } from '@shuye/core-domain/purchase';
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
    getNextPageParam: ({ totalPages }, _pages, page) => nextRecordPage(page, totalPages),
  });

/** Loads income and spending until both lists have ended [RECORD-02]; fails as tickets do [RECORD-04] [ERR-69]. */
export const accountRecordsQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['account-records'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => client.send(accountRecords, { page }, { signal }),
    getNextPageParam: ({ topUps, spendings }, _pages, page) =>
      nextRecordPage(page, Math.max(topUps.totalPages, spendings.totalPages)),
  });

/** The books that the account bought, or bought chapters of [RECORD-05]. */
export const boughtBooksQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['bought-books'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => client.send(boughtBooks, { page }, { signal }),
    getNextPageParam: ({ totalPages }, _pages, page) => nextRecordPage(page, totalPages),
  });
