import { memberLevel, type MemberTier } from '@shuye/core-domain/member';
import {
  AUTO_RENEW_SWITCH,
  GivenType,
  parseMonthType,
  type MembershipOffer,
  type MembershipPlan,
  type MembershipPurchase,
} from '@shuye/core-domain/member-shop';
import { buyErrors } from '@shuye/core-domain/purchase';
import { FieldEncryption } from '@shuye/core-domain/sign';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { NOT_ENOUGH_BEANS, UNUSABLE_TICKET } from './purchase.ts';
import { toTicket, wireTicket } from './wire/beanTicket.ts';
import { wireBeans, wireId, wireList, wireNumber, wireText } from './wire/fields.ts';
import { hostIdentityRequest, toHostIdentity } from './wire/hostIdentity.ts';

/** No plan is sold under this name; or not on these terms any more. */
export const NO_SUCH_PLAN = 404;
export const OTHER_TERMS = 412;

const vip = { service: 'vip', method: 'POST', body: 'form', sign: 'required', userField: 'user_id' } as const;

const encryption = v.optional(v.pipe(wireNumber, v.picklist(Object.values(FieldEncryption))));

const sender = {
  imei: v.optional(wireText),
  tk: v.optional(wireText),
  reqEncryptType: encryption,
  resEncryptType: encryption,
};

/** Fields travel as they are (D-026). */
const plain = { reqEncryptType: FieldEncryption.None, resEncryptType: FieldEncryption.None };

const count = v.pipe(wireNumber, v.integer(), v.minValue(0));

const wirePlan = v.object({
  monthId: wireId,
  month: count,
  monthType: v.optional(wireNumber),
  price: wireBeans,
  oriPrice: v.optional(wireBeans),
  givenType: v.optional(wireNumber, GivenType.None),
  givenAmount: v.optional(count, 0),
  name: v.nullish(wireText, ''),
});

const toPlan = (wire: v.InferOutput<typeof wirePlan>): MembershipPlan => ({
  planId: wire.monthId,
  name: wire.name,
  months: wire.month,
  monthType: parseMonthType(wire.monthType),
  beanPrice: wire.price,
  ...(wire.oriPrice !== undefined && wire.oriPrice !== wire.price && { originalPrice: wire.oriPrice }),
  givenType: Object.values(GivenType).find((type) => type === wire.givenType) ?? GivenType.None,
  givenAmount: wire.givenAmount,
});

/** The plans of the member shop, and the tickets that pay for monthly ones [API-35] [MEMBER-09] (D-169). */
export const membershipOffer = defineCall({
  ...vip,
  name: 'membershipOffer',
  path: '/openapi/month/batchinfo',
  effect: 'read',
  request: { bookId: v.optional(wireId), ...sender },
  toRequest: ({ bookId }: { bookId?: string }) => ({ bookId, ...plain }),
  answer: v.object({ beanInfo: wireList(wireTicket), monthInfo: wireList(wirePlan) }),
  toResult: ({ beanInfo, monthInfo }): MembershipOffer => ({
    plans: monthInfo.map(toPlan),
    tickets: beanInfo.map(toTicket),
  }),
});

export interface BoughtMembership {
  beanBalance: number;
  /** Seconds. */
  expiresAt: number;
  tier: MemberTier | undefined;
}

/** Texts that the documents map for purchases and that fit a membership too [MEMBER-10]. */
const errorMessages = Object.fromEntries([409, 410, 999].map((code) => [code, buyErrors[code]?.message ?? '']));

/** Buys a plan with beans; it never renews itself [API-36] [MEMBER-05] [MEMBER-08] (D-170). */
export const buyMembership = defineCall({
  ...vip,
  name: 'buyMembership',
  path: '/openapi/month/buy',
  effect: 'keyed',
  request: {
    month: count,
    price: wireBeans,
    givenType: v.pipe(wireNumber, v.picklist(Object.values(GivenType))),
    givenAmount: count,
    monthId: wireId,
    monthType: v.optional(v.pipe(wireNumber, v.picklist([0, 1])), 0),
    beanId: v.optional(wireId),
    monthlyAutoRenewSwitch: v.pipe(wireNumber, v.literal(AUTO_RENEW_SWITCH)),
    ...hostIdentityRequest,
    placeid: v.optional(wireText),
    ...sender,
  },
  /** `hostSaid`: what the host says of its user. */
  toRequest: ({ hostSaid, ...purchase }: MembershipPurchase & { hostSaid?: unknown }) => ({
    month: purchase.months,
    price: purchase.beanPrice,
    givenType: purchase.givenType,
    givenAmount: purchase.givenAmount,
    monthId: purchase.planId,
    monthType: purchase.monthType,
    beanId: purchase.beanId,
    monthlyAutoRenewSwitch: purchase.autoRenew,
    ...toHostIdentity(hostSaid),
    ...plain,
  }),
  refusals: {
    [NO_SUCH_PLAN]: 'no such plan is sold',
    [OTHER_TERMS]: 'the plan is sold on other terms now',
    410: 'the account buys more often than a reader can',
    999: 'the account is buying a membership at this moment',
    [NOT_ENOUGH_BEANS]: 'the balance does not cover the price',
    [UNUSABLE_TICKET]: 'the ticket is used, expired, not the account’s, or pays for no such plan',
  },
  errorMessages,
  answer: v.object({ data: v.object({ balance: wireBeans, expiredTime: wireNumber, level: wireNumber }) }),
  toResult: ({ data }): BoughtMembership => ({
    beanBalance: data.balance,
    expiresAt: data.expiredTime,
    tier: memberLevel(data.level)?.tier,
  }),
});
