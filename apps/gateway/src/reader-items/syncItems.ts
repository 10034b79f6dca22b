import { assertSyncOwner } from '../sessions/assertSyncOwner.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import { runIdempotently } from '../calls/runIdempotently.ts';
import type { ItemKind } from './ItemKind.ts';
import { selectItems } from './selectItems.ts';
import { takeItems } from './takeItems.ts';

/** Later than any repetition of a request; stamps tell what is known anyway. */
const KEY_TTL_MS = 86_400_000;

interface ItemSync<Item> {
  call: string;
  request: { since: number };
  changes: readonly Item[];
}

/** Takes what a device changed, and answers with what changed since it asked last. */
export async function syncItems<Item extends { id: string }>(
  kind: ItemKind<Item>,
  { call, request, changes }: ItemSync<Item>,
  context: CallContext,
) {
  const { database, caller, nowMs, longReads } = context;
  const userId = requireAccount(caller);
  assertSyncOwner(request, caller);
  if (changes.length > 0) {
    await runIdempotently(context, { call, request, userId, ttlMs: KEY_TTL_MS }, async (transaction) => {
      await takeItems(kind, transaction, userId, changes, nowMs);
      return {};
    });
  }
  // A repetition is shown what there is by then.
  return longReads.piece(() => selectItems(kind, database, userId, request.since));
}
