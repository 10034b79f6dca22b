import type { ApiClient } from '@shuye/api-client';
import { searchQuery, searchResult } from '@shuye/api-client/calls';
import { SEARCH_PAGE_SIZE, type SearchResult } from '@shuye/core-domain/search';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { screenRead } from '../../hooks/screenRead.ts';
import type { Services } from '../../services/Services.ts';
import type { SearchAddress } from './useSearchAddress.ts';

/** How long a search stays as it was seen, in milliseconds: books that move while one returns are lost. */
const RESULT_TTL_MS = 10 * 60_000;

/** Pages that are asked for together. */
interface PageRange {
  first: number;
  last: number;
}

const pagesOf = ({ first, last }: PageRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

type Sender = { client: ApiClient } & Pick<Services, 'sender'>;

/** One page of results; an address that carries the word is answered by another call (D-156). */
const send = ({ client, sender }: Sender, { word, isInPath }: SearchAddress, page: number, signal: AbortSignal) =>
  isInPath
    ? client.send(searchQuery, { word, page, platform: sender().platform }, { signal })
    : client.send(searchResult, { word, page }, { signal });

/** Finds page after page; on a return as many pages at once as were seen before. */
export const searchPagesQuery = (services: Sender, address: SearchAddress, seenPages: number) =>
  infiniteQueryOptions({
    queryKey: ['search', address],
    initialPageParam: { first: 1, last: seenPages },
    queryFn: ({ pageParam, signal }): Promise<SearchResult[]> =>
      Promise.all(pagesOf(pageParam).map((page) => send(services, address, page, signal))),
    // A page without books is the last one, whatever number was announced.
    getNextPageParam: (answers, _pages, { last }: PageRange): PageRange | undefined => {
      const { books = [], total = 0 } = answers[answers.length - 1] ?? {};
      return books.length > 0 && last * SEARCH_PAGE_SIZE < total ? { first: last + 1, last: last + 1 } : undefined;
    },
    enabled: address.word !== '',
    meta: screenRead,
    staleTime: RESULT_TTL_MS,
    gcTime: RESULT_TTL_MS,
  });
