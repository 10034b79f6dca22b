import { bookWithoutInfo, type Book, type BookFormat } from '@shuye/core-domain/book';
import { AppError } from '@shuye/core-domain/error';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { screenRead } from '../../../hooks/screenRead.ts';
import { throwFirstFailure } from '../../../hooks/throwFirstFailure.ts';
import { bookQuery } from '../../../queries/bookQueries.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { isUnreachable } from '../offline/isUnreachable.ts';
import { useOfflineBook } from '../offline/useOfflineBook.ts';

interface ReadableBook {
  book: Book;
  /** False where the server could say nothing of the book: its chapters may be there all the same. */
  hasInfo: boolean;
}

const nameOf = (error: unknown): string | undefined => (error instanceof AppError ? error.bookId : undefined);

/**
 * The book to read, undefined while it is on its way. A failure that names the book lets reading go on without its
 * information [READER-47] [ERR-13]; where the server is not reached, the device may know the book. Any other is
 * thrown to the screen's boundary.
 */
export function useReadableBook(bookId: string, format: BookFormat): ReadableBook | undefined {
  const { client } = useServices();
  const { data, error } = useQuery({ ...bookQuery(client, bookId), meta: screenRead });
  const named = nameOf(error);
  if (named === undefined && !isUnreachable(error)) throwFirstFailure({ data, error });
  const isMissed = data === undefined && isUnreachable(error);
  const kept = useOfflineBook(bookId, isMissed);
  if (isMissed && kept === null) throw error;
  return useMemo(() => {
    if (data) return { book: data, hasInfo: true };
    if (kept) return { book: kept.book, hasInfo: false };
    return named === undefined ? undefined : { book: bookWithoutInfo(named, format), hasInfo: false };
  }, [data, kept, named, format]);
}
