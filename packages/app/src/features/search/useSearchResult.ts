import type { ApiClient } from '@shuye/api-client';
import { searchResult } from '@shuye/api-client/calls';
import { SEARCH_PAGE_SIZE } from '@shuye/core-domain/search';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';
import { useFailureToast } from '../../hooks/useFailureToast.ts';

const searchResultQuery = (client: ApiClient, word: string) =>
  infiniteQueryOptions({
    queryKey: ['search', word],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => client.send(searchResult, { word, page: pageParam }, { signal }),
    getNextPageParam: ({ total }, _pages, page) => (page * SEARCH_PAGE_SIZE < total ? page + 1 : undefined),
    enabled: word !== '',
  });

/** What a word finds, page after page. A search that fails is told in a toast [SEARCH-23] [SEARCH-24] [ERR-62]. */
export function useSearchResult(word: string) {
  const found = useInfiniteQuery(searchResultQuery(useServices().client, word));
  useFailureToast(found.error);
  return found;
}
