import { syncVisits } from '@shuye/api-client/calls';
import { isUntoldBook } from '@shuye/core-domain/book';
import { isLoggedInId } from '@shuye/core-domain/member';
import { mergeVisits } from '@shuye/core-domain/visits';
import { createVisitStore } from '../stores/visitStore.ts';
import { toldBooks } from './toldBooks.ts';
import { createRetries } from './createRetries.ts';
import type { Services } from './Services.ts';

/**
 * Tells the server where a book was read on this device, and brings where others did; a guest's does nothing. Rejects with an
 * `AppError` where the server did not take it: it is tried again.
 */
export const createVisitSync = ({
  storeOf,
  client,
  userId,
  storage,
}: Services): ((bookId: string) => Promise<void>) => {
  const store = storeOf(createVisitStore);
  /** Books that the server did not take. */
  const waiting = new Set<string>();
  const retries = createRetries(() => {
    // The client has written a failure to the log.
    for (const bookId of waiting) sync(bookId).catch(() => undefined);
  });

  const sync = async (bookId: string): Promise<void> => {
    const account = userId();
    if (!isLoggedInId(account)) return waiting.clear();
    if (isUntoldBook(bookId, toldBooks(storage))) return;
    const visits = store.getState().load(bookId);
    try {
      const answered = await client.send(syncVisits, { userId: account, bookId, visits });
      // Somebody else may read here by now.
      if (userId() === account) store.getState().change(bookId, (known) => mergeVisits(known, answered));
      waiting.delete(bookId);
      if (waiting.size === 0) retries.done();
    } catch (error) {
      waiting.add(bookId);
      retries.later();
      throw error;
    }
  };
  return sync;
};
