import type { Database } from '../../database/schema/Database.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import type { LoginSettings } from '../../calls/LoginSettings.ts';
import { CODE_TTL_MS, CODE_PAUSE_MS, MAX_CODES_PER_DAY, DAY_MS, hashCode, hashPhone, newCode } from './loginCode.ts';

export type CodeRequest =
  | { outcome: 'sent' }
  /** The last code is younger than a minute; seconds until the next. */
  | { outcome: 'too-soon'; seconds: number }
  | { outcome: 'too-many' }
  /** The operator has configured no way to send codes. */
  | { outcome: 'unavailable' }
  /** Handing the code over failed; it may have arrived nonetheless, and the minute runs. */
  | { outcome: 'failed'; cause: unknown };

export interface CodeOrder {
  database: Database;
  login: LoginSettings;
  phone: string;
  nowMs: number;
}

/** Makes a code for a phone and sends it; of two requests at once one gets a code. */
export async function requestCode({ database, login, phone, nowMs }: CodeOrder): Promise<CodeRequest> {
  const { secretKey, fixedCode, sendCode } = login;
  if (fixedCode === undefined && !sendCode) return { outcome: 'unavailable' };
  const code = fixedCode ?? newCode();
  const phoneHash = hashPhone(secretKey, phone);

  // A day later a code has ended, and the pause after it has passed as well.
  await database
    .deleteFrom('login_code')
    .where('counted_from', '<=', nowMs - DAY_MS)
    .where('expires_at', '<=', nowMs)
    .execute();
  const refusal = await inTransaction(database, async (transaction): Promise<CodeRequest | undefined> => {
    const last = await transaction
      .selectFrom('login_code')
      .select(['sent_at', 'codes', 'counted_from'])
      .where('phone_hash', '=', phoneHash)
      .executeTakeFirst();
    const wait = last ? last.sent_at + CODE_PAUSE_MS - nowMs : 0;
    if (wait > 0) return { outcome: 'too-soon', seconds: Math.ceil(wait / 1000) };
    const today = last && last.counted_from > nowMs - DAY_MS ? last : { codes: 0, counted_from: nowMs };
    // A fixed code is known to all, and rings nowhere.
    if (fixedCode === undefined && today.codes >= MAX_CODES_PER_DAY) return { outcome: 'too-many' };
    const row = {
      code_hash: hashCode(secretKey, phone, code),
      tries: 0,
      sent_at: nowMs,
      expires_at: nowMs + CODE_TTL_MS,
      codes: today.codes + 1,
      counted_from: today.counted_from,
    };
    await transaction
      .insertInto('login_code')
      .values({ phone_hash: phoneHash, ...row })
      .onConflict((conflict) => conflict.column('phone_hash').doUpdateSet(row))
      .execute();
    return undefined;
  });
  if (refusal) return refusal;

  try {
    if (fixedCode === undefined) await sendCode?.({ phone, code, lasts: CODE_TTL_MS / 1000 });
  } catch (cause) {
    return { outcome: 'failed', cause };
  }
  return { outcome: 'sent' };
}
