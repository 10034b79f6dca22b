import { LoadMore } from '@shuye/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { listStatus } from './listStatus.ts';

/** The end of a list that goes on page after page: asks for the next one as a reader nears it, and says when there is none. */
export const ListEnd = ({ list }: { list: UseInfiniteQueryResult }) => (
  <LoadMore status={listStatus(list)} onLoad={() => void list.fetchNextPage()} endText="没有更多了" />
);
