import { FRESH_LOGIN_S, LOGIN_TOO_OLD } from '@shuye/api-client/calls';
import { CallError, Unauthorised } from '../../calls/callErrors.ts';
import type { Handlers } from '../../calls/Handler.ts';
import { publicAddress } from '../../calls/publicAddress.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { clearedSessionCookies } from '../../sessions/sessionCookies.ts';
import { removeLeft } from '../../own-space/leaveUploads.ts';
import { deleteAccount } from './deleteAccount.ts';

/** Whoever deletes an account has just proved whose it is, by a code or by their host, ms: a stolen session cannot. */
export const FRESH_LOGIN_MS = FRESH_LOGIN_S * 1000;

export const deletionHandlers: Pick<Handlers, 'deleteAccount'> = {
  deleteAccount: async (_request, { database, files, caller, exchange, nowMs }) => {
    const { userId, tokenHash } = caller;
    if (tokenHash === undefined) throw new Unauthorised('the call needs a login');
    const uploads = await inTransaction(database, async (transaction) => {
      const session = await transaction
        .selectFrom('session')
        .select('began_at')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (!session) throw new Unauthorised('the login has ended');
      if (nowMs - session.began_at > FRESH_LOGIN_MS) throw new CallError(LOGIN_TOO_OLD, '请重新登录后再注销');
      return deleteAccount(transaction, userId, nowMs);
    });
    await removeLeft(files, uploads);
    exchange.setCookies(clearedSessionCookies(publicAddress(exchange.request).isSecure));
    return {};
  },
};
