import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema/Database.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import type { LoginSettings } from '../../calls/LoginSettings.ts';
import type { Tables } from '../../database/schema/Tables.ts';
import {
  CODE_TTL_MS,
  CODE_PAUSE_MS,
  MAX_CODES_OF_NETWORK,
  MAX_CODES_PER_DAY,
  DAY_MS,
  hashCode,
  hashPhone,
  newCode,
} from './loginCode.ts';

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
  /** A keyed hash of what the login page gave the browser: a code is good in the browser that asked for it. */
  browser: string;
  nowMs: number;
}

export interface NewCodeOrder extends CodeOrder {
  /** A keyed hash of the network that the browser asks from. */
  network: string;
  /** The browser has logged in with this phone before: strangers cannot use up what it may ask for. */
  isKnown: boolean;
}

/** Why the phone gets no code now: it has a recent one, or all of its day. */
async function refusalOf(transaction: Transaction<Tables>, order: NewCodeOrder): Promise<CodeRequest | undefined> {
  const { login, phone, browser, network, isKnown, nowMs } = order;
  const sent = await transaction
    .selectFrom('login_code')
    .select(['browser_hash', 'network_hash', 'is_known', 'sent_at', 'codes', 'counted_from'])
    .where('phone_hash', '=', hashPhone(login.secretKey, phone))
    .execute();
  const isOwn = (row: (typeof sent)[number]) =>
    row.browser_hash === browser || (!isKnown && row.is_known === 0 && row.network_hash === network);
  const last = Math.max(0, ...sent.filter(isOwn).map(({ sent_at }) => sent_at));
  const wait = last + CODE_PAUSE_MS - nowMs;
  if (wait > 0) return { outcome: 'too-soon', seconds: Math.ceil(wait / 1000) };
  // A fixed code is known to all, and rings nowhere.
  if (login.fixedCode !== undefined) return undefined;
  const today = sent.filter((row) => row.counted_from > nowMs - DAY_MS && row.is_known === Number(isKnown));
  const codesOf = (rows: typeof sent) => rows.reduce((sum, { codes }) => sum + codes, 0);
  const isUsedUp =
    codesOf(today) >= MAX_CODES_PER_DAY ||
    (!isKnown && codesOf(today.filter((row) => row.network_hash === network)) >= MAX_CODES_OF_NETWORK);
  return isUsedUp ? { outcome: 'too-many' } : undefined;
}

async function storeCode(transaction: Transaction<Tables>, order: NewCodeOrder, code: string): Promise<void> {
  const { login, phone, browser, network, isKnown, nowMs } = order;
  const key = { phone_hash: hashPhone(login.secretKey, phone), browser_hash: browser };
  const last = await transaction
    .selectFrom('login_code')
    .select(['codes', 'counted_from', 'is_known'])
    .where('phone_hash', '=', key.phone_hash)
    .where('browser_hash', '=', browser)
    .executeTakeFirst();
  const goesOn = last !== undefined && last.counted_from > nowMs - DAY_MS && last.is_known === Number(isKnown);
  const row = {
    network_hash: network,
    is_known: isKnown ? (1 as const) : (0 as const),
    code_hash: hashCode(login.secretKey, phone, code),
    tries: 0,
    sent_at: nowMs,
    expires_at: nowMs + CODE_TTL_MS,
    codes: (goesOn ? last.codes : 0) + 1,
    counted_from: goesOn ? last.counted_from : nowMs,
  };
  await transaction
    .insertInto('login_code')
    .values({ ...key, ...row })
    .onConflict((conflict) => conflict.columns(['phone_hash', 'browser_hash']).doUpdateSet(row))
    .execute();
}

/**
 * Makes a code for a phone and sends it; of two requests at once one gets a code. Strangers' codes to a phone are counted by
 * network and in all, those of browsers that it logged in with apart from them: its owner has a way in meanwhile.
 */
export async function requestCode(order: NewCodeOrder): Promise<CodeRequest> {
  const { database, login, phone } = order;
  const { fixedCode, sendCode } = login;
  if (fixedCode === undefined && !sendCode) return { outcome: 'unavailable' };
  const code = fixedCode ?? newCode();

  const refusal = await inTransaction(database, async (transaction): Promise<CodeRequest | undefined> => {
    const refused = await refusalOf(transaction, order);
    if (!refused) await storeCode(transaction, order, code);
    return refused;
  });
  if (refusal) return refusal;

  try {
    if (fixedCode === undefined) await sendCode?.({ phone, code, lasts: CODE_TTL_MS / 1000 });
  } catch (cause) {
    return { outcome: 'failed', cause };
  }
  return { outcome: 'sent' };
}
