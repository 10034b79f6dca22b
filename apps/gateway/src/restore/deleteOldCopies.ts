import type { Database } from '../database/schema/Database.ts';

/** A copy that no device read or wrote for so long is deleted. */
export const RESTORE_COPY_TTL_MS = 400 * 86_400_000;

/** A place that nothing was brought to. */
export const EMPTY_COPY_TTL_MS = 86_400_000;

/** Deletes copies that nobody used for long, and places that stayed empty. */
export async function deleteOldCopies(database: Database, nowMs: number): Promise<void> {
  const copies = database.deleteFrom('restore_copy');
  await copies.where('used_at', '<=', nowMs - RESTORE_COPY_TTL_MS).execute();
  await copies
    .where('revision', '=', 0)
    .where('used_at', '<=', nowMs - EMPTY_COPY_TTL_MS)
    .execute();
}
