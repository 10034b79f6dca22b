import { toShelfActions } from '@shuye/api-client/calls';
import { SHELF_REFUSED_STATUS } from '@shuye/core-domain/shelf';
import { CallError } from '../calls/callErrors.ts';
import { runIdempotently } from '../calls/runIdempotently.ts';
import { WrittenAnswer } from '../calls/WrittenAnswer.ts';
import { bookStatuses } from './bookStatuses.ts';
import { assertSyncOwner } from '../sessions/assertSyncOwner.ts';
import { columnBooks } from './columnBooks.ts';
import { DamagedShelf } from './DamagedShelf.ts';
import { pullShelf } from './pullShelf.ts';
import { takeShelfActions } from './takeShelfActions.ts';
import type { Handlers } from '../calls/Handler.ts';

/** Later than any repetition of a request, in milliseconds; the sequences of devices never forget what was taken. */
const KEY_TTL_MS = 86_400_000;

/** A damaged shelf is shown empty by the client and keeps all it has; the operator finds the damage in the log. */
async function readable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DamagedShelf) throw new CallError(SHELF_REFUSED_STATUS, '书架数据异常，请稍后再试');
    throw error;
  }
}

export const shelfHandlers: Pick<Handlers, 'syncBookmarks' | 'checkBooks' | 'presetBookList'> = {
  syncBookmarks: async (request, context) => {
    const { database, caller, nowMs, longReads } = context;
    const serverTime = Math.floor(nowMs / 1000);
    assertSyncOwner(request, caller);
    // A guest's shelf lives in the browser: the server owns nothing for them, so nothing is kept and nothing comes back.
    if (caller.isGuest) return { detail: [], serverTime };
    const { userId } = caller;
    const actions = request.bookmark.flatMap(toShelfActions);
    const change = { call: 'syncBookmarks', request, userId, ttlMs: KEY_TTL_MS };
    return readable(async () => {
      if (actions.length > 0) {
        await runIdempotently(context, change, async (transaction) => {
          await takeShelfActions(transaction, userId, actions, nowMs);
          return {};
        });
      }
      // A repetition is shown the shelf as it is by then: it may have changed elsewhere.
      if (request.get_data === 0) return { detail: [], serverTime };
      const answer = await longReads.read(`shelf ${userId}`, async () => {
        const detail = await pullShelf(database, userId, longReads);
        return new WrittenAnswer(Buffer.from(`{"state":200,"serverTime":${serverTime},"detail":${detail}}`));
      });
      // All who share an answer get it one after the other: it is long to send as well.
      return longReads.piece(async () => answer);
    });
  },

  checkBooks: async ({ checkBooks }, { database }) => ({ data: await bookStatuses(database, checkBooks) }),

  presetBookList: async ({ columnId }, { database }) => ({ bookList: await columnBooks(database, columnId) }),
};
