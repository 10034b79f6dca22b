import type { Insertable } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { CollectedEventTable } from '../database/schema/Tables.ts';
import type { CallContext } from '../calls/CallContext.ts';

const EVENT_TTL_MS = 30 * 86_400_000;

/** Letters of an event's JSON: ours have some hundreds. With the number of events it bounds what anybody can fill. */
const MAX_FIELDS_LENGTH = 4000;

type Collected = Omit<Insertable<CollectedEventTable>, 'received_at'>;

/**
 * Stores events for statistics and deletes old ones, by age and by number, so that anonymous senders cannot fill the disk
 * (E20). Events that are too long are dropped.
 */
export async function storeEvents(
  { database, nowMs, maxEvents }: Pick<CallContext, 'database' | 'nowMs' | 'maxEvents'>,
  events: readonly Collected[],
): Promise<void> {
  const kept = events.filter(({ fields }) => fields.length <= MAX_FIELDS_LENGTH);
  if (kept.length === 0) return;
  await inTransaction(database, async (transaction) => {
    await transaction
      .deleteFrom('collected_event')
      .where('received_at', '<', nowMs - EVENT_TTL_MS)
      .execute();
    const added = await transaction
      .insertInto('collected_event')
      .values(kept.map((event) => ({ ...event, received_at: nowMs })))
      .returning('id')
      .execute();
    if (maxEvents === undefined) return;
    // Numbers only grow: no counting, and at most so many rows are above the line.
    const last = Math.max(...added.map(({ id }) => id));
    await transaction
      .deleteFrom('collected_event')
      .where('id', '<=', last - maxEvents)
      .execute();
  });
}
