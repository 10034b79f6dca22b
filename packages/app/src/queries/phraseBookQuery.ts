import type { ApiClient } from '@shuye/api-client';
import { phraseBookInfo } from '@shuye/api-client/calls';
import { queryOptions } from '@tanstack/react-query';

/** A book as the page of a phrase shows it, with the phrases beside it [API-07]. */
export const phraseBookQuery = (client: ApiClient, bookId: string, queryId: string) =>
  queryOptions({
    queryKey: ['phrase-book', bookId, queryId],
    queryFn: ({ signal }) => client.send(phraseBookInfo, { bookId, queryId }, { signal }),
  });
