import type { ApiClient } from '@shuye/api-client';
import { shortStory } from '@shuye/api-client/calls';
import { queryOptions } from '@tanstack/react-query';

/** A short story with its text [API-10]. */
export const shortStoryQuery = (client: ApiClient, bookId: string) =>
  queryOptions({
    queryKey: ['short-story', bookId],
    queryFn: ({ signal }) => client.send(shortStory, { bookId }, { signal }),
  });
