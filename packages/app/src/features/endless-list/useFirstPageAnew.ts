import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

const firstPage = <Page>(data: InfiniteData<Page> | undefined): InfiniteData<Page> | undefined =>
  data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };

/**
 * Lets a list that opens at its top begin with its first page; the others follow as they are reached. All that were seen
 * the last time would be asked for again, one after the other. To be called before the list's own query.
 */
export function useFirstPageAnew(queryKey: QueryKey): void {
  const query = useQueryClient();
  const [name] = queryKey;

  // Before the list looks, which it does behind the first paint.
  useLayoutEffect(() => void query.setQueryData([name], firstPage), [query, name]);
}
