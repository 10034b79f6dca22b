import { syncVisits } from '@shuye/api-client/calls';
import { isLocalBookId } from '@shuye/core-domain/book';
import { isLoggedInId } from '@shuye/core-domain/member';
import { mergeVisits } from '@shuye/core-domain/visits';
import { createVisitStore } from '../stores/visitStore.ts';
import type { Services } from './Services.ts';

/** Tells the server where a book was read on this device, and brings where others did; a guest's does nothing. */
export const createVisitSync = ({ storeOf, client, userId }: Services): ((bookId: string) => Promise<void>) => {
  const store = storeOf(createVisitStore);
  return async (bookId) => {
    const account = userId();
    if (!isLoggedInId(account) || isLocalBookId(bookId)) return;
    const answered = await client.send(syncVisits, { userId: account, bookId, visits: store.getState().load(bookId) });
    // Somebody else may read here by now.
    if (userId() === account) store.getState().change(bookId, (visits) => mergeVisits(visits, answered));
  };
};
