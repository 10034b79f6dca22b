import { randomUUID } from 'node:crypto';
import { calls } from '@shuye/api-client/calls';
import { membershipPurchase, type MembershipPurchase } from '@shuye/core-domain/member-shop';
import { hmac } from '../secrets/hmac.ts';
import { NOW } from './startTestGateway.ts';
import { testLoginSettings } from './testLoginSettings.ts';
import { createTestShop } from './createTestShop.ts';
import { quickPurchases } from './quickPurchases.ts';
import { readAnswer } from './readAnswer.ts';

const { buyMembership, claimGift, deleteAccount, membershipOffer } = calls;
const ALIPAY_USER = '2088000000000001';

type Shop = Awaited<ReturnType<typeof createTestShop>>;
type Reader = Awaited<ReturnType<Shop['aReader']>>;

async function membershipStates({ aReader, database, purchaseLock }: Shop): Promise<number[]> {
  const [rich, poor, hasty] = [await aReader(1000), await aReader(), await aReader(1000)];
  const [plan] = readAnswer(membershipOffer, await rich.send(membershipOffer, {})).plans;
  if (!plan) throw new Error('no plan is on the list');
  const buy = async (who: Reader, change: Partial<MembershipPurchase> = {}) =>
    ((await who.send(buyMembership, { ...membershipPurchase(plan), ...change }, randomUUID())) as { state: number })
      .state;
  await database.insertInto('purchase').values(quickPurchases(hasty.userId)).execute();
  return [
    await buy(hasty),
    await buy(poor),
    await buy(rich, { planId: 'none' }),
    await buy(rich, { beanPrice: 1 }),
    await buy(rich, { beanId: 'none' }),
    // While another request of the same reader is being handled.
    await purchaseLock(`membership ${rich.userId}`, undefined, () => buy(rich)),
  ];
}

const claim = async (who: Reader, alipayUid = ALIPAY_USER) =>
  ((await who.send(claimGift, { alipayUid })) as { status: number }).status;

async function giftStates({ aReader, database }: Shop): Promise<number[]> {
  const [first, second] = [await aReader(), await aReader()];
  const subject_hash = hmac(testLoginSettings().secretKey, 'identity-alipay', ALIPAY_USER);
  await database.insertInto('identity').values({ provider: 'alipay', subject_hash, user_id: first.userId }).execute();
  const states = [await claim(first, `${NOW}`), await claim(first), await claim(first)];
  // The user's first account was closed, and they came again.
  await database.updateTable('identity').set({ user_id: second.userId }).execute();
  return [...states, await claim(second)];
}

async function deletionState({ aReader, database }: Shop): Promise<number> {
  const me = await aReader();
  await database.updateTable('session').set({ began_at: 0 }).where('user_id', '=', me.userId).execute();
  return ((await me.send(deleteAccount, undefined)) as { state: number }).state;
}

/** Asks for each documented refusal of the member shop, the gift and the deletion, and names those that came: `claimGift 230015`. */
export async function collectAccountErrors(): Promise<string[]> {
  const shop = await createTestShop();
  const bought = (await membershipStates(shop)).map((state) => `buyMembership ${state}`);
  const claimed = (await giftStates(shop)).map((status) => `claimGift ${status}`);
  const deleted = [`deleteAccount ${await deletionState(shop)}`];
  return [...bought, ...claimed, ...deleted].filter((name) => !name.endsWith(' 200'));
}
