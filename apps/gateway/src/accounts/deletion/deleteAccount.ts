import type { Transaction } from 'kysely';
import type { Tables } from '../../database/schema/Tables.ts';
import { leaveSpaceOf } from '../../own-space/leaveUploads.ts';
import { tableFates } from './tableFates.ts';

type DeletedTable = {
  [Name in keyof typeof tableFates]: (typeof tableFates)[Name] extends 'deleted' ? Name : never;
}[keyof typeof tableFates];

const isDeleted = (entry: [string, string]): entry is [DeletedTable, 'deleted'] => entry[1] === 'deleted';

/**
 * Deletes an account with all its rows but those that `tableFates` names as kept.
 * @returns Uploads of its own space whose files are still to be removed.
 */
export async function deleteAccount(
  transaction: Transaction<Tables>,
  userId: string,
  nowMs: number,
): Promise<readonly string[]> {
  const uploads = await leaveSpaceOf(transaction, userId, nowMs);
  const phones = await transaction
    .selectFrom('identity')
    .select('subject_hash')
    .where('user_id', '=', userId)
    .where('provider', '=', 'phone')
    .execute();
  const hashes = phones.map(({ subject_hash }) => subject_hash);
  if (hashes.length > 0) await transaction.deleteFrom('login_code').where('phone_hash', 'in', hashes).execute();
  const tables = Object.entries(tableFates).filter(isDeleted);
  for (const [table] of tables) await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  // Last: other rows refer to it.
  await transaction.deleteFrom('account').where('user_id', '=', userId).execute();
  return uploads;
}
