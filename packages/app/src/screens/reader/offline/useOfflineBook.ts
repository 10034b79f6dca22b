import { useQuery } from '@tanstack/react-query';
import type { OfflineBook } from './OfflineBook.ts';
import { loadOfflineBook } from './loadOfflineBook.ts';
import { useCacheOwner } from './useCacheOwner.ts';

/** The book as this device keeps it: asked for when `isWanted`, undefined until it is known, null where there is none. */
export function useOfflineBook(bookId: string, isWanted: boolean): OfflineBook | null | undefined {
  const owner = useCacheOwner();
  return useQuery({
    queryKey: ['kept', owner, bookId],
    queryFn: () => loadOfflineBook(bookId, owner),
    enabled: isWanted,
    staleTime: 0,
  }).data;
}
