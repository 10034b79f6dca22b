import type { ApiClient } from '@shuye/api-client';
import { membershipOffer } from '@shuye/api-client/calls';
import { queryOptions } from '@tanstack/react-query';

/** The plans that are sold, and the reader's tickets that pay for them; asked for afresh whenever a page of them is opened. */
export const membershipOfferQuery = (client: ApiClient, bookId: string | undefined) =>
  queryOptions({
    queryKey: ['membership-offer', bookId ?? ''],
    queryFn: ({ signal }) => client.send(membershipOffer, bookId === undefined ? {} : { bookId }, { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
