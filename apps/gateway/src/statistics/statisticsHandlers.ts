import { assertSyncOwner } from '../sessions/assertSyncOwner.ts';
import type { Handlers } from '../calls/Handler.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import { runIdempotently } from '../calls/runIdempotently.ts';
import { selectReadingDays } from './selectReadingDays.ts';
import { takeReadingDays } from './takeReadingDays.ts';

/** Later than any repetition of a request; what is known changes nothing anyway. */
const KEY_TTL_MS = 86_400_000;

export const statisticsHandlers: Pick<Handlers, 'syncReadingDays'> = {
  syncReadingDays: async (request, context) => {
    const { database, caller, nowMs, longReads } = context;
    const userId = requireAccount(caller);
    assertSyncOwner(request, caller);
    if (request.days.length > 0 || request.clearedAt > 0) {
      const change = { call: 'syncReadingDays', request, userId, ttlMs: KEY_TTL_MS };
      await runIdempotently(context, change, async (transaction) => {
        await takeReadingDays(transaction, userId, request, nowMs);
        return {};
      });
    }
    // A repetition is shown what there is by then.
    return longReads.piece(() => selectReadingDays(database, userId, request.since));
  },
};
