import { Unauthorised } from '../calls/callErrors.ts';
import type { Handlers } from '../calls/Handler.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import { runIdempotently } from '../calls/runIdempotently.ts';
import { selectAnnotations } from './selectAnnotations.ts';
import { takeAnnotations } from './takeAnnotations.ts';

/** Later than any repetition of a request; stamps tell what is known anyway. */
const KEY_TTL_MS = 86_400_000;

export const annotationHandlers: Pick<Handlers, 'syncAnnotations'> = {
  syncAnnotations: async (request, context) => {
    const { database, caller, nowMs, longReads } = context;
    const userId = requireAccount(caller);
    const { user_id: claimed } = request as { user_id?: string };
    if (claimed !== undefined && claimed !== userId) throw new Unauthorised('the sync names another reader');
    if (request.annotations.length > 0) {
      const change = { call: 'syncAnnotations', request, userId, ttlMs: KEY_TTL_MS };
      await runIdempotently(context, change, async (transaction) => {
        await takeAnnotations(transaction, userId, request.annotations, nowMs);
        return {};
      });
    }
    // A repetition is shown what there is by then.
    return longReads.piece(() => selectAnnotations(database, userId, request.since));
  },
};
