import { randomUUID } from 'node:crypto';
import { calls } from '@shuye/api-client/calls';
import { membershipPurchase } from '@shuye/core-domain/member-shop';
import { hmac } from '../secrets/hmac.ts';
import { testLoginSettings } from './testLoginSettings.ts';
import { createTestShop } from './createTestShop.ts';
import { quickPurchases } from './quickPurchases.ts';
import { readAnswer } from './readAnswer.ts';

const { buyMembership, claimGift, membershipOffer } = calls;
const ALIPAY_USER = '2088000000000001';

type Shop = Awaited<ReturnType<typeof createTestShop>>;
type Reader = Awaited<ReturnType<Shop['aReader']>>;

async function membershipStates({ aReader, database, purchaseLock }: Shop): Promise<number[]> {
  const [rich, poor, hasty] = [await aReader(1000), await aReader(), await aReader(1000)];
  const [plan] = readAnswer(membershipOffer, await rich.send(membershipOffer, {})).plans;
  if (!plan) throw new Error('no plan is on the list');
  const buy = async (who: Reader) =>
    ((await who.send(buyMembership, membershipPurchase(plan), randomUUID())) as { state: number }).state;
  await database.insertInto('purchase').values(quickPurchases(hasty.userId)).execute();
  return [
    await buy(hasty),
    await buy(poor),
    // While another request of the same reader is being handled.
    await purchaseLock(`membership ${rich.userId}`, undefined, () => buy(rich)),
  ];
}

const claim = async (who: Reader) =>
  ((await who.send(claimGift, { alipayUid: ALIPAY_USER })) as { status: number }).status;

async function giftStates({ aReader, database }: Shop): Promise<number[]> {
  const [first, second] = [await aReader(), await aReader()];
  const subject_hash = hmac(testLoginSettings().secretKey, 'identity-alipay', ALIPAY_USER);
  await database.insertInto('identity').values({ provider: 'alipay', subject_hash, user_id: first.userId }).execute();
  const states = [await claim(first), await claim(first)];
  // The user's first account was closed, and they came again.
  await database.updateTable('identity').set({ user_id: second.userId }).execute();
  return [...states, await claim(second)];
}

/** Asks for the refusals of the member shop and the gift that depend on who asks when, and names those that came: `claimGift 230015`. */
export async function collectAccountErrors(): Promise<string[]> {
  const shop = await createTestShop();
  const bought = (await membershipStates(shop)).map((state) => `buyMembership ${state}`);
  const claimed = (await giftStates(shop)).map((status) => `claimGift ${status}`);
  return [...bought, ...claimed].filter((name) => !name.endsWith(' 200'));
}
