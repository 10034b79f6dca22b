import type { ApiClient } from '@shuye/api-client';
import { bookInfo, storePage } from '@shuye/api-client/calls';
import type { BookFormat } from '@shuye/core-domain/book';
import { queryOptions } from '@tanstack/react-query';
import { loadChapterList } from './loadChapterList.ts';
import type { Services } from './Services.ts';
import type { TimedStorePage } from './TimedStorePage.ts';

/** How long a store page stays as it was seen, in milliseconds: books that move while one returns are lost. */
const STORE_FRESH_FOR = 10 * 60_000;

/** A book with the reader's rights to it. */
export const bookQuery = (client: ApiClient, bookId: string) =>
  queryOptions({
    queryKey: ['book', bookId],
    queryFn: ({ signal }) => client.send(bookInfo, { bookId }, { signal }),
  });

/** A book's chapters, in either format. */
export const chapterListQuery = (client: ApiClient, bookId: string, format: BookFormat) =>
  queryOptions({
    queryKey: ['chapters', bookId],
    queryFn: ({ signal }) => loadChapterList(client, bookId, format, { signal }),
  });

/** A page of the bookstore, and the moment it came. */
export const storePageQuery = ({ client, now }: Pick<Services, 'client' | 'now'>, page: string) =>
  queryOptions({
    queryKey: ['store', page],
    queryFn: async ({ signal }): Promise<TimedStorePage> => ({
      ...(await client.send(storePage, { page }, { signal })),
      receivedAt: now(),
    }),
    staleTime: STORE_FRESH_FOR,
    gcTime: STORE_FRESH_FOR,
  });
