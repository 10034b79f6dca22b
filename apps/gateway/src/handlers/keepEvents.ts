import type { Insertable } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { CollectedEventTable } from '../database/schema.ts';

/** How long events are kept, in milliseconds. */
const KEPT_FOR = 30 * 86_400_000;

type Collected = Omit<Insertable<CollectedEventTable>, 'received_at'>;

/** Keeps events for whoever counts them, and lets go of old ones. */
export async function keepEvents(database: Database, events: readonly Collected[], now: number): Promise<void> {
  if (events.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('collected_event')
      .where('received_at', '<', now - KEPT_FOR)
      .execute();
    await transaction
      .insertInto('collected_event')
      .values(events.map((event) => ({ ...event, received_at: now })))
      .execute();
  });
}
