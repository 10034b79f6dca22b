import { checkBooks } from '@shuye/api-client/calls';
import { syncFailure } from '@shuye/core-domain/shelf';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useShelf } from '../../../hooks/useShelf.ts';
import { createSeenBooks } from './createSeenBooks.ts';
import { compareBookStatus, type BookComparison, type BookMark } from './compareBookStatus.ts';

/** By the ids of the books. */
export type BookComparisons = Readonly<Record<string, BookComparison>>;

/** Where the comparisons of books beyond the newest 300 are, as far as those were looked at. */
export const laterStatusKey = (userId: string) => ['later-book-status', userId];

interface BookStatuses {
  /** Of the newest 300 books, by their ids. */
  comparisons: ReadonlyMap<string, BookComparison>;
  markOf: (bookId: string) => BookMark | undefined;
  /** Its reader opens the book: the mark is gone until the next update. */
  open: (bookId: string) => void;
}

const none: BookComparisons = {};

/** How the kept books grew, asked for once the shelf itself is there [API-04]; a failure is told [SHELFSYNC-24]. */
export function useBookStatuses(isThere: boolean): BookStatuses {
  const { client, storage, progress, query, toaster, shelf, userId } = useServices();
  const hasBooks = useShelf(({ entries }) => entries.length > 0);
  const seenBooks = useMemo(() => createSeenBooks(storage), [storage]);
  const queryKey = ['book-status', userId()];

  const { data, error } = useQuery({
    queryKey,
    enabled: isThere && hasBooks,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<BookComparisons> => {
      const { entries, hidden } = shelf.getState();
      const known = seenBooks.all();
      const books = entries.map(({ bookId }) => known.get(bookId) ?? { bookId, chapterCount: 0, updatedAt: 0 });
      const statuses = await client.send(checkBooks, { books }, { signal });
      const placeOf = progress.places();
      const comparisons = entries.map(({ bookId }) =>
        compareBookStatus(bookId, {
          known: known.get(bookId),
          status: statuses.get(bookId),
          readAt: placeOf(bookId)?.at,
        }),
      );
      const later = hidden.map(({ bookId }) => known.get(bookId)).filter((book) => book !== undefined);
      seenBooks.keep([...comparisons.map((comparison) => comparison.known), ...later]);
      return Object.fromEntries(comparisons.map((comparison) => [comparison.known.bookId, comparison]));
    },
  });

  const laterKey = laterStatusKey(userId());
  const { data: later = none } = useQuery<BookComparisons>({ queryKey: laterKey, queryFn: skipToken });

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
    comparisons: useMemo(() => new Map(Object.entries(data ?? none)), [data]),
    markOf: (bookId) => (data?.[bookId] ?? later[bookId])?.mark,
    open: (bookId) => {
      const isLater = data?.[bookId] === undefined;
      const comparison = data?.[bookId] ?? later[bookId];
      if (comparison?.mark !== 'updated') return;
      seenBooks.add([comparison.seen]);
      query.setQueryData<BookComparisons>(isLater ? laterKey : queryKey, {
        ...(isLater ? later : data),
        [bookId]: { ...comparison, mark: undefined, known: comparison.seen },
      });
    },
  };
}
