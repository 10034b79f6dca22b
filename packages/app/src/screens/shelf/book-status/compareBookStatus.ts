import { isBookUpdated, seenBook, type BookStatusEntry, type KnownBook } from '@shuye/core-domain/shelf';

/** The book grew since its reader looked last, or it was taken down. */
export type BookMark = 'updated' | 'taken-down';

export interface BookComparison {
  mark: BookMark | undefined;
  known: KnownBook;
  seen: KnownBook;
}

interface BookFacts {
  /** Undefined for a book that is looked at for the first time: nothing of it is news. */
  known: KnownBook | undefined;
  /** Undefined where the server says nothing of it. */
  status: (BookStatusEntry & { isTakenDown: boolean }) | undefined;
  /** When it was read here last, in milliseconds. */
  readAt: number | undefined;
}

/** A kept book by what its reader knew of it and what the server says now [SHELF-09] [SHELFSYNC-25]. */
export function compareBookStatus(bookId: string, { known, status, readAt }: BookFacts): BookComparison {
  const before = known ?? { bookId, chapterCount: 0, updatedAt: 0 };
  if (!status) return { mark: undefined, known: before, seen: before };
  const seen = seenBook(before, status);
  // The reader told of the update if the book was read since then, wherever it was opened from.
  const wasRead = readAt !== undefined && status.updatedAt > 0 && readAt >= status.updatedAt * 1000;
  const isNews = known !== undefined && !wasRead && isBookUpdated(status, known);
  const mark = status.isTakenDown ? 'taken-down' : isNews ? 'updated' : undefined;
  return { mark, known: isNews ? before : seen, seen };
}
