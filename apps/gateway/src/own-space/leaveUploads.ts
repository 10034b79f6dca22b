import type { Transaction } from 'kysely';
import type { FileStore } from '../file-store/FileStore.ts';
import { uploadFolder } from '../file-store/spaceFolder.ts';
import type { Tables } from '../database/schema/Tables.ts';

/** Takes uploads out of a space: their rows go, and their files are known as left over, in one change. */
export async function leaveUploads(
  transaction: Transaction<Tables>,
  uploads: readonly string[],
  nowMs: number,
): Promise<void> {
  if (uploads.length === 0) return;
  await transaction
    .insertInto('own_space_leftover')
    .values(uploads.map((upload) => ({ upload, left_at: nowMs })))
    .onConflict((conflict) => conflict.column('upload').doNothing())
    .execute();
  await transaction
    .deleteFrom('own_space_book')
    .where('upload', 'in', [...uploads])
    .execute();
}

/** All that an account keeps in its space goes with it; names the uploads whose files are left over. */
export async function leaveSpaceOf(transaction: Transaction<Tables>, userId: string, nowMs: number): Promise<string[]> {
  const rows = await transaction.selectFrom('own_space_book').select('upload').where('user_id', '=', userId).execute();
  const uploads = rows.map(({ upload }) => upload);
  await leaveUploads(transaction, uploads, nowMs);
  return uploads;
}

/** Removes files that are known as left over; what a store that does not answer keeps is removed by the next clearing. */
export async function removeLeft(files: FileStore, uploads: readonly string[]): Promise<void> {
  for (const upload of uploads) await files.remove(uploadFolder(upload)).catch(() => undefined);
}
