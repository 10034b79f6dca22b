import { syncBookmarks } from '@shuye/api-client/calls';
import {
  actionsToPush,
  currentShelf,
  emptyShelfRecord,
  keptBooks,
  applyServerShelf,
  type ShelfRecord,
} from '@shuye/core-domain/shelf';
import type { startTestGateway } from './startTestGateway.ts';
import { NOW } from './startTestGateway.ts';
import { readAnswer } from './readAnswer.ts';
import { sendCall } from './sendCall.ts';

interface Reader {
  userId: string;
  ask: Awaited<ReturnType<typeof startTestGateway>>['ask'];
}

/** A device of a reader that keeps its shelf by the rules and syncs it with a real gateway. */
export function createShelfDevice(device: string, { userId, ask }: Reader) {
  let record = emptyShelfRecord(device);

  const push = (pull: boolean) => {
    const changes = actionsToPush(record);
    return { changes, answered: sendCall(ask, syncBookmarks, { nowMs: NOW, changes, pull, userId }, userId) };
  };

  return {
    record: () => record,
    change: (make: (record: ShelfRecord) => ShelfRecord) => {
      record = make(record);
    },
    /** Sends the changes, and takes nothing of the answer in: it was lost on its way. */
    pushOnly: async (pull = false) => (await push(pull).answered).body,
    sync: async () => {
      const { changes, answered } = push(true);
      const { actions, serverTime = NOW } = readAnswer(syncBookmarks, (await answered).body);
      const outcome = applyServerShelf(record, { pushed: changes, actions, serverTime, isRepeated: true });
      if (outcome.kind === 'taken') record = outcome.record;
    },
    books: () => keptBooks(currentShelf(record)),
    titles: () => keptBooks(currentShelf(record)).map(({ title }) => title),
    ids: () => keptBooks(currentShelf(record)).map(({ bookId }) => bookId),
  };
}
