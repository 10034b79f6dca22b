import { LOGIN_TTL_S } from '@shuye/core-domain/member';
import { countUsableTickets } from '../tickets/countUsableTickets.ts';
import { endOtherLogins } from '../sessions/endOtherLogins.ts';
import { listLogins } from '../sessions/listLogins.ts';
import { endSession } from '../sessions/endSession.ts';
import { logInByHostCode } from './host-login/logInByHostCode.ts';
import { memberInfoOf } from './memberInfoOf.ts';
import { publicAddress } from '../calls/publicAddress.ts';
import { bearerToken } from '../sessions/parseToken.ts';
import { deviceLabel } from '../sessions/deviceLabel.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import { rotateSession } from '../sessions/rotateSession.ts';
import { clearedSessionCookies, sessionCookies } from '../sessions/sessionCookies.ts';
import { Unauthorised } from '../calls/callErrors.ts';
import { balanceOf } from '../money/ledger.ts';
import type { Caller } from '../calls/Caller.ts';
import type { Handlers } from '../calls/Handler.ts';

type AccountCall =
  | 'endOtherLogins'
  | 'listLogins'
  | 'logInByHost'
  | 'logOut'
  | 'refreshLogin'
  | 'userBaseInfo'
  | 'userInfo';

/** @throws Unauthorised for a guest. */
function requireSession({ userId, tokenHash }: Caller): { userId: string; tokenHash: string } {
  if (tokenHash === undefined) throw new Unauthorised('no session is there');
  return { userId, tokenHash };
}

export const accountHandlers: Pick<Handlers, AccountCall> = {
  userBaseInfo: async (_request, { database, caller }) => {
    const userId = requireAccount(caller);
    const account = await database
      .selectFrom('account')
      .select(['nickname', 'avatar_url'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { data: { userId, nickName: account.nickname, photoUrl: account.avatar_url } };
  },

  userInfo: async (_request, { database, caller, nowMs }) => {
    // Guests own nothing on the server: there is nothing to answer [AUTH-05].
    if (caller.isGuest) return {};
    const { userId } = caller;
    return {
      info: {
        userInfo: { balance: await balanceOf(database, userId) },
        userCouponInfo: { ticket: { unUsedNum: await countUsableTickets(database, userId, nowMs) } },
        memberInfo: await memberInfoOf(database, userId, nowMs),
        serverTime: Math.floor(nowMs / 1000),
      },
    };
  },

  logOut: async (_request, { database, caller, exchange }) => {
    if (caller.tokenHash !== undefined) await endSession(database, caller.tokenHash);
    exchange.setCookies(clearedSessionCookies(publicAddress(exchange.request).isSecure));
    return {};
  },

  listLogins: async (_request, { database, caller, nowMs }) => ({
    logins: await listLogins(database, { ...requireSession(caller), nowMs }),
  }),

  endOtherLogins: async (_request, { database, caller }) => {
    await endOtherLogins(database, requireSession(caller));
    return {};
  },

  logInByHost: async ({ host, code }, { database, login, exchange, nowMs }) => {
    const device = deviceLabel(exchange.request.headers);
    const { userId, token, isNew } = await logInByHostCode(database, login, { host, code, nowMs, device });
    return { userId, token, expiresIn: LOGIN_TTL_S, isNewBind: isNew };
  },

  refreshLogin: async (_request, { database, caller, exchange, nowMs }) => {
    const { userId, tokenHash } = requireSession(caller);
    const token = await rotateSession(database, { userId, tokenHash }, nowMs);
    const answer = { userId, expiresIn: LOGIN_TTL_S };
    if (bearerToken(exchange.request.headers) !== undefined) return { ...answer, token };
    exchange.setCookies(sessionCookies(userId, token, publicAddress(exchange.request).isSecure));
    return answer;
  },
};
