import type { Database } from '../database/schema/Database.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { generateUserId } from './generateUserId.ts';

export interface Identity {
  /** `phone`, or the id of a host. */
  provider: string;
  /** Keyed hash of the phone, or of the user's id there. */
  subjectHash: string;
  /** What the former key made of it: an account that is found by it is known by the present one from then on. */
  formerHash?: string | undefined;
}

/** Digits of the id that a new reader's name ends with. */
const NAME_DIGITS = 6;

export function findOrCreateAccount(
  database: Database,
  { provider, subjectHash, formerHash }: Identity,
  nowMs: number,
): Promise<{ userId: string; isNew: boolean }> {
  return inTransaction(database, async (transaction) => {
    const known = await transaction
      .selectFrom('identity')
      .select(['user_id', 'subject_hash'])
      .where('provider', '=', provider)
      .where('subject_hash', 'in', formerHash === undefined ? [subjectHash] : [subjectHash, formerHash])
      .execute();
    const present = known.find(({ subject_hash }) => subject_hash === subjectHash);
    if (present) return { userId: present.user_id, isNew: false };
    const [former] = known;
    if (former) {
      await transaction
        .updateTable('identity')
        .set({ subject_hash: subjectHash })
        .where('provider', '=', provider)
        .where('subject_hash', '=', former.subject_hash)
        .execute();
      return { userId: former.user_id, isNew: false };
    }

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
