import { deleteRestoreCopy } from '@shuye/api-client/calls';
import { parseRestoreRecord } from '../../services/restore-copy/RestoreRecord.ts';
import type { Services } from '../../services/Services.ts';

/** Deletes an account's restore copy. The server does not know whose it is: this device, which has its keys, does. */
export async function deleteOwnCopy({ storage, client }: Services, userId: string): Promise<void> {
  const copy = storage.read('restore_copy', parseRestoreRecord);
  if (copy?.owner !== userId) return;
  try {
    await client.send(deleteRestoreCopy, { locator: copy.locator });
  } catch (cause) {
    // The server deletes an unused copy by itself one day.
    console.info('The restore copy was not deleted.', cause);
  }
}
