import type { AsyncState } from '../async/AsyncState.ts';
import type { Book } from './Book.ts';
import { coverOpening, unavailableText } from './bookOpening.ts';
import { UNSHELVED_CODE } from './bookAvailability.ts';

/** What a cover page shows of the book it asked for. */
export type BookView =
  | { view: 'loading' }
  | { view: 'book'; book: Book }
  | { view: 'unavailable'; text: string }
  | { view: 'failed'; text: string };

/** Loading until the book is complete, then the book or the error; a book once shown stays while it is asked again [COVER-17]. */
export function bookView(state: AsyncState<Book>): BookView {
  if (state.status === 'failed') {
    const { kind, code, message } = state.error;
    return kind === 'server' && code === UNSHELVED_CODE
      ? { view: 'unavailable', text: unavailableText(message) }
      : { view: 'failed', text: message };
  }
  if (state.data === undefined) return { view: 'loading' };
  return coverOpening(state.data).opens
    ? { view: 'book', book: state.data }
    : { view: 'unavailable', text: unavailableText() };
}
