import { inTransaction } from '../../database/inTransaction.ts';
import { sameHash } from '../../secrets/hmac.ts';
import { MAX_CODE_TRIES, hashCode, hashPhone } from './loginCode.ts';
import type { CodeOrder } from './requestCode.ts';

export type CodeProof = 'right' | 'wrong' | 'expired' | 'too-many-tries';

/** Compares a typed code with the one that the browser last had sent to the phone. A right one is used up; every wrong one is counted. */
export function verifyCode(order: CodeOrder, typed: string): Promise<CodeProof> {
  const { database, login, phone, browser, nowMs } = order;
  const phoneHash = hashPhone(login.secretKey, phone);
  return inTransaction(database, async (transaction): Promise<CodeProof> => {
    const sent = await transaction
      .selectFrom('login_code')
      .select(['code_hash', 'tries', 'expires_at'])
      .where('phone_hash', '=', phoneHash)
      .where('browser_hash', '=', browser)
      .executeTakeFirst();
    if (!sent || sent.expires_at <= nowMs) return 'expired';
    if (sent.tries >= MAX_CODE_TRIES) return 'too-many-tries';
    if (sameHash(sent.code_hash, hashCode(login.secretKey, phone, typed))) {
      // Used up, but counted: the next may be sent at once.
      const used = { code_hash: '', sent_at: 0, expires_at: nowMs };
      await transaction
        .updateTable('login_code')
        .set(used)
        .where('phone_hash', '=', phoneHash)
        .where('browser_hash', '=', browser)
        .execute();
      return 'right';
    }
    await transaction
      .updateTable('login_code')
      .set({ tries: sent.tries + 1 })
      .where('phone_hash', '=', phoneHash)
      .where('browser_hash', '=', browser)
      .execute();
    return 'wrong';
  });
}
