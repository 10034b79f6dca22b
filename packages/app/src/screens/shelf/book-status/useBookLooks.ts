import { checkBooks } from '@shuye/api-client/calls';
import { syncFailure } from '@shuye/core-domain/shelf';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useShelf } from '../../../stores/useShelf.ts';
import { createKnownBooks } from './createKnownBooks.ts';
import { lookAtBook, type BookLook } from './lookAtBook.ts';

/** By the ids of the books. */
export type BookLooks = Readonly<Record<string, BookLook>>;

interface LookedAt {
  looks: BookLooks;
  /** Its reader opens the book: the mark is gone until the next update. */
  open: (bookId: string) => void;
}

const none: BookLooks = {};

/** How the kept books grew, asked for once the shelf itself is there [API-04]; a failure is told [SHELFSYNC-24]. */
export function useBookLooks(isThere: boolean): LookedAt {
  const { client, storage, progress, query, toaster, shelf, userId } = useServices();
  const hasBooks = useShelf(({ entries }) => entries.length > 0);
  const knownBooks = useMemo(() => createKnownBooks(storage), [storage]);
  const queryKey = ['book-status', userId()];

  const { data, error } = useQuery({
    queryKey,
    enabled: isThere && hasBooks,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<BookLooks> => {
      const { entries } = shelf.getState();
      const known = knownBooks.all();
      const books = entries.map(({ bookId }) => known.get(bookId) ?? { bookId, chapterCount: 0, updatedAt: 0 });
      const statuses = await client.send(checkBooks, { books }, { signal });
      const looks = entries.map(({ bookId }) =>
        lookAtBook(bookId, {
          known: known.get(bookId),
          status: statuses.get(bookId),
          readAt: progress.load(bookId)?.at,
        }),
      );
      knownBooks.keep(looks.map((look) => look.known));
      return Object.fromEntries(looks.map((look) => [look.known.bookId, look]));
    },
  });

  const isSilent = data !== undefined;
  useEffect(() => {
    if (!error) return;
    const failure = syncFailure('bookStatus', error, isSilent);
    console.info(failure.tag);
    if (failure.kind === 'toast') toaster.show(failure.message);
    // Each failure is told once, whatever is known by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error, toaster]);

  return {
    looks: data ?? none,
    open: (bookId) => {
      const look = data?.[bookId];
      if (look?.mark !== 'updated') return;
      knownBooks.keep(knownBooks.all().set(bookId, look.seen).values());
      query.setQueryData<BookLooks>(queryKey, { ...data, [bookId]: { ...look, mark: undefined, known: look.seen } });
    },
  };
}
