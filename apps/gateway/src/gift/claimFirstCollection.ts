import { messages } from '@shuye/core-domain/error';
import { GiftStatus } from '@shuye/core-domain/gift';
import type { Transaction } from 'kysely';
import { hmac, sameHash } from '../secrets/hmac.ts';
import type { Tables } from '../database/schema/Tables.ts';
import { CallError } from '../calls/callErrors.ts';
import { issueTickets } from '../tickets/issueTickets.ts';

/** 100 tickets of a bean each: ten yuan (D-160). */
export const GIFT_TICKETS = 100;
const GIFT_DAYS = 30;

interface Claim {
  userId: string;
  /** The user's id in Alipay, as the page says it. */
  alipayUid: string;
  /** Keys of the HMACs of users of hosts: the present one, and those before it. */
  keys: readonly [Buffer, ...Buffer[]];
  nowMs: number;
}

/**
 * Whether the account was opened by this user of Alipay: what a page says of itself proves nothing (E2), and ids of other
 * hosts are other people's.
 */
async function isTheirs(transaction: Transaction<Tables>, { userId, alipayUid, keys }: Claim): Promise<boolean> {
  const identities = await transaction
    .selectFrom('identity')
    .select('subject_hash')
    .where('user_id', '=', userId)
    .where('provider', '=', 'alipay')
    .execute();
  const theirs = keys.map((key) => hmac(key, 'identity-alipay', alipayUid));
  return identities.some(({ subject_hash }) => theirs.some((hash) => sameHash(subject_hash, hash)));
}

/**
 * Gives the gift for the first collection, once an account and once a user of Alipay, in the transaction that notes it.
 * @throws CallError with a status of the gift: claimed before, claimed with another account, not the account's user.
 */
export async function claimFirstCollection(transaction: Transaction<Tables>, claim: Claim): Promise<void> {
  const { userId, alipayUid, keys, nowMs } = claim;
  if (!(await isTheirs(transaction, claim))) {
    throw new CallError(GiftStatus.RefusedByAccount, '当前账号与支付宝身份不符，无法领取');
  }
  const hashWith = (key: Buffer): string => hmac(key, 'gift-alipay', alipayUid);
  const alipay_hash = hashWith(keys[0]);
  const before = await transaction
    .selectFrom('gift_claim')
    .select('user_id')
    .where((row) => row.or([row('user_id', '=', userId), row('alipay_hash', 'in', keys.map(hashWith))]))
    .execute();
  if (before.some((claimed) => claimed.user_id === userId))
    throw new CallError(GiftStatus.ClaimedBefore, messages.giftTwice);
  if (before.length > 0) throw new CallError(GiftStatus.Refused, '该支付宝账号已领取过奖品');

  await transaction.insertInto('gift_claim').values({ user_id: userId, alipay_hash, claimed_at: nowMs }).execute();
  await issueTickets(transaction, {
    userId,
    name: '首次收藏豆券',
    count: GIFT_TICKETS,
    amount: 1,
    days: GIFT_DAYS,
    nowMs,
  });
}
