import type { Database } from '../database/schema/Database.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import { uploadFolder } from '../file-store/spaceFolder.ts';
import { leaveUploads } from './leaveUploads.ts';

/** An upload of which nothing more came for so long is given up. */
export const UNFINISHED_TTL_MS = 86_400_000;

/** Nothing that was on its way when an upload was left takes so long: its files are removed once more, and forgotten. */
export const LEFT_FOR_MS = 3_600_000;

/** Uploads of one clearing: another one follows. */
const MAX_CLEARED = 200;

/**
 * Gives up what came to no end, and removes files that belong to no row any more: whatever a process that died left behind
 * is gone by then.
 * @throws what the file store does where it does not answer; the next clearing goes on.
 */
export async function clearSpaces(database: Database, files: FileStore, nowMs: number): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const old = await transaction
      .selectFrom('own_space_book')
      .select('upload')
      .where('is_whole', '=', 0)
      .where('touched_at', '<=', nowMs - UNFINISHED_TTL_MS)
      .orderBy('touched_at')
      .limit(MAX_CLEARED)
      .execute();
    await leaveUploads(
      transaction,
      old.map(({ upload }) => upload),
      // Nothing is on its way any more.
      nowMs - LEFT_FOR_MS,
    );
  });
  const left = await database
    .selectFrom('own_space_leftover')
    .select('upload')
    .where('left_at', '<=', nowMs - LEFT_FOR_MS)
    .orderBy('left_at')
    .limit(MAX_CLEARED)
    .execute();
  for (const { upload } of left) {
    await files.remove(uploadFolder(upload));
    await database.deleteFrom('own_space_leftover').where('upload', '=', upload).execute();
  }
}
