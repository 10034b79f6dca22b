import type { LoadMoreProps } from '@shuye/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type List = Pick<UseInfiniteQueryResult, 'isFetchingNextPage' | 'isFetchNextPageError' | 'hasNextPage'>;

export function listStatus({ isFetchingNextPage, isFetchNextPageError, hasNextPage }: List): LoadMoreProps['status'] {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  return hasNextPage ? 'idle' : 'ended';
}
