import type { ApiClient } from '@shuye/api-client';
import { categoryBooks, categoryPage, rankBooks, rankClasses, rankHome } from '@shuye/api-client/calls';
import type { CategoryFilter } from '@shuye/core-domain/navigation';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The next of `totalPages` pages. A page without books is the last one, whatever number was announced. */
const nextPage = (
  { books, totalPages }: { books: readonly unknown[]; totalPages: number },
  _pages: unknown,
  page: number,
): number | undefined => (books.length > 0 && page < totalPages ? page + 1 : undefined);

/** The categories, group by group [API-45]. */
export const categoriesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => client.send(categoryPage, {}, { signal }),
  });

/** The categories across all groups [API-46]. */
export const rankClassesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['rank-classes'],
    queryFn: ({ signal }) => client.send(rankClasses, undefined, { signal }),
  });

/** Books of one category, as its filter asks [API-47]. */
export const categoryBooksQuery = (client: ApiClient, categoryId: string, { order, status }: CategoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['category-books', categoryId, order, status ?? ''],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      client.send(categoryBooks, { categoryId, page, order, ...(status && { status }) }, { signal }),
    getNextPageParam: nextPage,
  });

/** All ranks with their first books [API-48]. */
export const ranksQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['ranks'],
    queryFn: ({ signal }) => client.send(rankHome, undefined, { signal }),
  });

/** One rank from its first place on [API-49]. */
export const rankBooksQuery = (client: ApiClient, rankId: string) =>
  infiniteQueryOptions({
    queryKey: ['rank-books', rankId],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => client.send(rankBooks, { rankId, page }, { signal }),
    getNextPageParam: nextPage,
  });
