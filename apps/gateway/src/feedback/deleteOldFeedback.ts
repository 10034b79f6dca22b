import type { Database } from '../database/schema/Database.ts';

const FEEDBACK_TTL_MS = 365 * 86_400_000;

/** With the length of a message it bounds what anybody can fill: about 400 MB. */
export const MAX_FEEDBACK = 100_000;

/** Makes room for one more message: what is a year old goes, and the oldest beyond a number (E20). */
export async function deleteOldFeedback(database: Database, nowMs: number, max = MAX_FEEDBACK): Promise<void> {
  const beyond = await database
    .selectFrom('feedback')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .offset(max - 1)
    .executeTakeFirst();
  await database
    .deleteFrom('feedback')
    .where('received_at', '<=', Math.max(beyond?.received_at ?? 0, nowMs - FEEDBACK_TTL_MS))
    .execute();
}
