import { messages } from '../error/messages.ts';
import type { Book } from './Book.ts';
import { bookAvailability, UNSHELVED_CODE, type BookAvailability } from './bookAvailability.ts';

export type BookOpening =
  | { opens: true }
  | { opens: false; code: typeof UNSHELVED_CODE; why: Exclude<BookAvailability, 'available'> };

const open: BookOpening = { opens: true };

/** A cover shows available books only [LOCK-07, LOCK-22]. */
export function coverOpening(book: Pick<Book, 'openness'>): BookOpening {
  const why = bookAvailability(book);
  return why === 'available' ? open : { opens: false, code: UNSHELVED_CODE, why };
}

/** Off-list and partly closed books open to buyers, one taken down to nobody [LOCK-04, LOCK-05, LOCK-22] (D-061). */
export function readerOpening(book: Pick<Book, 'openness' | 'isBought'>, chapter?: { isBought: boolean }): BookOpening {
  const why = bookAvailability(book);
  if (why === 'available') return open;
  const isBought = book.isBought || (chapter?.isBought ?? false);
  return why !== 'unshelved' && isBought ? open : { opens: false, code: UNSHELVED_CODE, why };
}

/** Text of the unavailable page: the server's words, where it gave any with its refusal (D-062). */
export const unavailableText = (serverText?: string): string => serverText || messages.bookRemoved;
