import { isLocalBookId } from '@shuye/core-domain/book';
import { isLoggedInId } from '@shuye/core-domain/member';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../hooks/useSession.ts';
import type { OwnBook } from './OwnBook.ts';

/** A device that gives out nothing has no books. */
const find = async (bookId: string, owner: string): Promise<OwnBook | null> => {
  try {
    const { findOwnBook } = await import('./ownBooks.ts');
    return (await findOwnBook(bookId, owner)) ?? null;
  } catch (cause) {
    console.info('Own books are not to be had.', cause);
    return null;
  }
};

/** A book that the reader brought along; undefined until the device has told, null where it has none of that name. */
export function useOwnBook(bookId: string): OwnBook | null | undefined {
  const reader = useSession(({ userId }) => userId);
  const owner = isLoggedInId(reader) ? reader : '';
  return useQuery({
    queryKey: ['own-book', owner, bookId],
    queryFn: () => find(bookId, owner),
    enabled: isLocalBookId(bookId),
    staleTime: 0,
    gcTime: 0,
  }).data;
}
