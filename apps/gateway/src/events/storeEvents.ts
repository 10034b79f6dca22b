import type { Insertable } from 'kysely';
import type { CollectedEventTable } from '../database/schema/Tables.ts';
import type { CallContext } from '../calls/CallContext.ts';

/** Letters of an event's JSON: ours have some hundreds. With the number of events it bounds what anybody can fill. */
const MAX_FIELDS_LENGTH = 4000;

type Collected = Omit<Insertable<CollectedEventTable>, 'received_at'>;

/** Stores events for statistics. Those that are too long are dropped, so that anonymous senders cannot fill the disk (E20). */
export async function storeEvents(
  { database, nowMs }: Pick<CallContext, 'database' | 'nowMs'>,
  events: readonly Collected[],
): Promise<void> {
  const kept = events.filter(({ fields }) => fields.length <= MAX_FIELDS_LENGTH);
  if (kept.length === 0) return;
  await database
    .insertInto('collected_event')
    .values(kept.map((event) => ({ ...event, received_at: nowMs })))
    .execute();
}
