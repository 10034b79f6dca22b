import type { Database } from '../database/schema/Database.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { generateUserId } from './generateUserId.ts';

export interface Identity {
  /** `phone`, or the id of a host. */
  provider: string;
  /** Keyed hash of the phone, or of the user's id there. */
  subjectHash: string;
}

/** Digits of the id that a new reader's name ends with. */
const NAME_DIGITS = 6;

/** The account of an identity, created at its first login. */
export function findOrCreateAccount(
  database: Database,
  { provider, subjectHash }: Identity,
  nowMs: number,
): Promise<{ userId: string; isNew: boolean }> {
  return inTransaction(database, async (transaction) => {
    const known = await transaction
      .selectFrom('identity')
      .select('user_id')
      .where('provider', '=', provider)
      .where('subject_hash', '=', subjectHash)
      .executeTakeFirst();
    if (known) return { userId: known.user_id, isNew: false };

    const userId = generateUserId();
    const nickname = `书友${userId.slice(-NAME_DIGITS)}`;
    await transaction
      .insertInto('account')
      .values({ user_id: userId, nickname, avatar_url: '', created_at: nowMs })
      .execute();
    await transaction.insertInto('identity').values({ provider, subject_hash: subjectHash, user_id: userId }).execute();
    return { userId, isNew: true };
  });
}
