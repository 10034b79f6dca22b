import { useQuery } from '@tanstack/react-query';
import type { KeptBook } from './KeptBook.ts';
import { loadKeptBook } from './loadKeptBook.ts';
import { useOwner } from './useOwner.ts';

/** The book as this device keeps it: asked for when `isWanted`, undefined until it is known, null where there is none. */
export function useKeptBook(bookId: string, isWanted: boolean): KeptBook | null | undefined {
  const owner = useOwner();
  return useQuery({
    queryKey: ['kept', owner, bookId],
    queryFn: () => loadKeptBook(bookId, owner),
    enabled: isWanted,
    staleTime: 0,
  }).data;
}
