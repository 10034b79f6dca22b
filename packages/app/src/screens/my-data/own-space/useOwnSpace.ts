import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { OwnBook } from '../../../features/own-books/OwnBook.ts';
import { listOwnBooks } from '../../../features/own-books/ownBooks.ts';
import { ownerOf } from '../../../features/own-books/ownShelf.ts';
import { createSpaceDesk, type SpaceDesk } from '../../../features/own-books/space/createSpaceDesk.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useServices } from '../../../services/ServicesContext.tsx';

const list = async (owner: string): Promise<readonly OwnBook[]> => {
  try {
    return await listOwnBooks(owner);
  } catch (cause) {
    console.info('Own books are not to be had.', cause);
    return [];
  }
};

/** The space of whoever reads, asked for anew, and the own books of this device; undefined until it has told. */
export function useOwnSpace(): { desk: SpaceDesk; here: readonly OwnBook[] | undefined } {
  const desk = useStore(useServices().storeOf(createSpaceDesk));
  const owner = useSession(({ userId }) => ownerOf(userId));
  const { refresh, transfers } = desk;
  useEffect(() => void refresh(), [refresh]);
  const { data } = useQuery({
    // A transfer may have brought a book here.
    queryKey: ['own-books', owner, Object.keys(transfers)],
    queryFn: () => list(owner),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return { desk, here: data };
}
