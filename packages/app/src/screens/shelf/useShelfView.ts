import { useSearchParams } from '../../router/index.ts';

/** The newest 300 books with their groups, all books, or one group. */
export interface ShelfView {
  isAll: boolean;
  groupId: string | undefined;
}

/** The part stands in the address, so that the way back leaves it. */
export function useShelfView(): ShelfView {
  const [query] = useSearchParams();
  return { isAll: query.get('all') === '1', groupId: query.get('group') || undefined };
}
