import { requireAccount } from '../calls/requireAccount.ts';
import { claimFirstCollection } from './claimFirstCollection.ts';
import { runIdempotently } from '../calls/runIdempotently.ts';
import type { Handlers } from '../calls/Handler.ts';

export const giftHandlers: Pick<Handlers, 'claimGift'> = {
  claimGift: async (request, context) => {
    const { caller, login, nowMs } = context;
    const userId = requireAccount(caller);
    const { alipayUid } = request;
    return runIdempotently(context, { call: 'claimGift', request, userId }, async (transaction) => {
      await claimFirstCollection(transaction, {
        userId,
        alipayUid,
        keys: [login.secretKey, ...(login.formerKey ? [login.formerKey] : [])],
        nowMs,
      });
      return {};
    });
  },
};
