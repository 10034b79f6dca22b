import { useSearchParams } from '../../router/index.ts';

/** Which part of the shelf is looked at: the newest 300 books, or all of them. */
export interface ShelfView {
  isAll: boolean;
}

/** It stands in the address, so that the way back leaves it. */
export function useShelfView(): ShelfView {
  const [query] = useSearchParams();
  return { isAll: query.get('all') === '1' };
}
