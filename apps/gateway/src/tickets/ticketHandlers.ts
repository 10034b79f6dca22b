import { toWireTicket } from '@shuye/api-client/calls';
import { requireAccount } from '../calls/requireAccount.ts';
import { toBeanTicket } from './usableTickets.ts';
import type { Handlers } from '../calls/Handler.ts';
import { recordPage } from '../calls/recordPage.ts';

export const ticketHandlers: Pick<Handlers, 'ticketList'> = {
  /** Those that still pay come first, the next to end before the others; then the used and expired, the latest first. */
  ticketList: async (request, { database, caller, nowMs }) => {
    const userId = requireAccount(caller);
    const { limit, offset, totalPage } = recordPage(request);
    const mine = database.selectFrom('ticket').where('user_id', '=', userId);
    const { count } = await mine.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const serverTime = Math.floor(nowMs / 1000);
    const rows = await mine
      .selectAll()
      .orderBy((row) =>
        row
          .case()
          .when(row.and([row('balance', '>', 0), row('expires_at', '>', serverTime)]))
          .then(row.ref('expires_at'))
          .else(row(row.val(Number.MAX_SAFE_INTEGER), '-', row.ref('expires_at')))
          .end(),
      )
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    return { beanList: rows.map((row) => toWireTicket(toBeanTicket(row, nowMs))), totalPage: totalPage(count) };
  },
};
