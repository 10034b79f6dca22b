import {
  useInfiniteQuery,
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { screenRead } from '../../hooks/screenRead.ts';
import { throwFirstFailure } from '../../hooks/throwFirstFailure.ts';

/** A list stays as it was seen for so long: one that moves while its reader returns loses their place. */
const LIST_FRESH_MS = 10 * 60_000;

/** A list that a screen cannot do without: a first page that fails is thrown to the screen's boundary. */
export function useEndlessQuery<Page, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Page, DefaultError, InfiniteData<Page>, Key, number>,
) {
  const list = useInfiniteQuery({ staleTime: LIST_FRESH_MS, gcTime: LIST_FRESH_MS, ...options, meta: screenRead });
  throwFirstFailure(list);
  return list;
}
