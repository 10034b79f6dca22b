import { loginHosts, type LoginHost } from '@shuye/core-domain/host';
import { isLoggedInId, type Account, type MemberBlock, type MemberTier } from '@shuye/core-domain/member';
import { publicParameters, SIGN_VERSION, signKeyNames } from '@shuye/core-domain/sign';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireBeans, wireList, wireNullable, wireNumber, wireText } from './wire/fields.ts';
import { hostIdentityRequest, toHostIdentity } from './wire/hostIdentity.ts';

const account = { service: 'account' } as const;
const text = v.nullish(wireText, '');
const number = wireNullable(wireNumber);
const right = v.optional(wireNumber);

export type Profile = Pick<Account, 'userId' | 'nickname' | 'avatarUrl'>;

/** Name and picture of the reader, whose session says who it is [API-29]. */
export const userBaseInfo = defineCall({
  ...account,
  name: 'userBaseInfo',
  method: 'GET',
  path: '/accountapi/v1/sapi/account/userBaseInfo',
  body: 'query',
  sign: 'required',
  userField: 'userId',
  request: { sqSv: wireText, key: wireText, _public: v.optional(wireText) },
  /** The common parameters are repeated beside the signature (D-027). */
  toRequest: (common: Readonly<Record<string, string | number>>) => ({
    sqSv: SIGN_VERSION,
    key: signKeyNames.account,
    _public: publicParameters(common),
  }),
  answer: v.object({ data: v.object({ userId: wireText, nickName: text, photoUrl: text }) }),
  toResult: ({ data }): Profile => ({ userId: data.userId, nickname: data.nickName, avatarUrl: data.photoUrl }),
});

const wireBlock = v.nullish(
  v.object({
    superType: right,
    monthlyType: right,
    type: right,
    expiredTime: v.optional(wireNumber, 0),
    beginTime: right,
    endTime: right,
  }),
);

const memberFields = {
  super: 'superInfo',
  monthly: 'monthlyInfo',
  'new-user': 'newInfo',
  'free-card': 'freeCardInfo',
} as const satisfies Record<MemberTier, string>;

const wirePriority = v.object({ superInfo: number, monthlyInfo: number, newInfo: number, freeCardInfo: number });

const wireMember = v.object({
  records: wireList(v.object({ level: wireNumber, expiredTime: v.optional(wireNumber, 0) })),
  superInfo: wireBlock,
  monthlyInfo: wireBlock,
  newInfo: wireBlock,
  freeCardInfo: wireBlock,
  priorityInfo: v.nullish(wirePriority, {}),
});

const wireInfo = v.object({
  userInfo: v.optional(v.object({ balance: v.optional(wireBeans, 0) }), {}),
  userCouponInfo: v.nullish(v.object({ ticket: v.nullish(v.object({ unUsedNum: v.nullish(wireNumber, 0) }), {}) }), {}),
  memberInfo: v.optional(wireMember, {}),
  serverTime: right,
});

export type AccountAssets = Pick<Account, 'beanBalance' | 'unusedTickets' | 'membership'> & {
  /** Seconds. */
  serverTime: number;
};

const toBlock = (wire: NonNullable<v.InferOutput<typeof wireBlock>>): MemberBlock => ({
  type: wire.superType ?? wire.monthlyType ?? wire.type ?? 0,
  expiresAt: wire.expiredTime,
  ...(wire.beginTime === undefined ? {} : { beginsAt: wire.beginTime }),
  ...(wire.endTime === undefined ? {} : { endsAt: wire.endTime }),
});

function toAssets({ userInfo, userCouponInfo, memberInfo, serverTime }: v.InferOutput<typeof wireInfo>): AccountAssets {
  const blocks: Partial<Record<MemberTier, MemberBlock>> = {};
  const priority: Partial<Record<MemberTier, number>> = {};
  for (const [tier, field] of Object.entries(memberFields) as [MemberTier, (typeof memberFields)[MemberTier]][]) {
    const block = memberInfo[field];
    if (block) blocks[tier] = toBlock(block);
    const place = memberInfo.priorityInfo?.[field];
    if (place !== undefined) priority[tier] = place;
  }
  return {
    beanBalance: userInfo.balance ?? 0,
    unusedTickets: userCouponInfo.ticket?.unUsedNum ?? 0,
    membership: {
      records: (memberInfo.records ?? []).map(({ level, expiredTime }) => ({ level, expiresAt: expiredTime })),
      blocks,
      priority,
    },
    serverTime: serverTime ?? 0,
  };
}

/**
 * Gives what the reader holds: beans, tickets and memberships; undefined for a guest, who holds nothing [API-30]
 * (D-047).
 */
export const userInfo = defineCall({
  name: 'userInfo',
  service: 'spend',
  method: 'POST',
  path: '/openapi/userinfo/info',
  body: 'form',
  sign: 'required',
  effect: 'read',
  userField: 'user_id',
  request: {
    msgId: v.optional(wireText),
    monthTicketRedDotInfo: v.optional(wireText),
    imei: v.optional(wireText),
    tk: v.optional(wireText),
    ...hostIdentityRequest,
  },
  sentEmpty: ['msgId'],
  toRequest: (hostSaid?: unknown) => ({ msgId: '', monthTicketRedDotInfo: '1', ...toHostIdentity(hostSaid) }),
  answer: v.object({ info: v.nullish(wireInfo) }),
  toResult: ({ info }): AccountAssets | undefined => (info ? toAssets(info) : undefined),
});

/**
 * Ends the session and clears both cookies [API-31] (D-048). It names its user without a proof, so that a reader whose
 * session has ended can log out as well.
 */
export const logOut = defineCall({
  ...account,
  name: 'logOut',
  method: 'POST',
  path: '/appapi/login_server/pc/app_login_out_server.php',
  body: 'form',
  sign: 'required',
  request: { userId: wireText, imei: v.optional(wireText) },
  toRequest: (leaving: { userId: string }) => leaving,
  answer: v.object({}),
  toResult: () => undefined,
});

const wireLogin = v.object({
  userId: v.pipe(
    wireText,
    v.check((id: string) => isLoggedInId(id), 'no id of an account'),
  ),
  /** Absent where a cookie carries it. */
  token: wireNullable(v.string()),
  /** Seconds. */
  expiresIn: wireNumber,
  isNewBind: v.nullish(v.boolean(), false),
});

export interface Login {
  userId: string;
  /** Bearer token of a host's page, to be kept in memory. */
  token?: string;
  /** Seconds. */
  lasts: number;
  isNew: boolean;
}

const toLogin = ({ userId, token, expiresIn, isNewBind }: v.InferOutput<typeof wireLogin>): Login => ({
  userId,
  ...(token === undefined ? {} : { token }),
  lasts: expiresIn,
  isNew: isNewBind,
});

export interface HostLogin {
  host: LoginHost;
  code: string;
}

/** Logs the user of a host in, whom the host's code names; the token comes in the answer, not in a cookie. */
export const logInByHost = defineCall({
  ...account,
  name: 'logInByHost',
  method: 'POST',
  path: '/auth/host',
  body: 'json',
  sign: 'never',
  request: {
    host: v.picklist(loginHosts),
    code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  },
  toRequest: (login: HostLogin) => login,
  answer: wireLogin,
  toResult: toLogin,
  refusals: { 403: 'the host does not know the code', 503: 'the host cannot be asked' },
});

/** Gives the session a new token, by the way that the old one came (D-019, A-16) [API-23]; HTTP 401 where it has ended. */
export const refreshLogin = defineCall({
  ...account,
  name: 'refreshLogin',
  method: 'POST',
  path: '/auth/refresh',
  body: 'json',
  sign: 'never',
  request: {},
  toRequest: () => ({}),
  answer: wireLogin,
  toResult: toLogin,
});
