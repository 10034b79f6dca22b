import { randomUUID } from 'node:crypto';
import { OrderPayMode } from '@shuye/core-domain/host';
import { inTransaction } from '../../database/inTransaction.ts';
import type { Database } from '../../database/Database.ts';
import { post } from '../../money/ledger.ts';
import { anAccount } from '../../testing/anAccount.ts';
import { giveTicket } from '../../testing/giveTicket.ts';
import type { KilledReader } from './Errand.ts';
import { planErrands } from './planErrands.ts';
import { FIRST_BEANS, ORDER, TICKET } from './stock.ts';

const DAY = 86_400;

/** A new reader with a session, beans, tickets and unpaid orders, and a plan of what to do with them. */
export async function aKilledReader(database: Database, random: () => number): Promise<KilledReader> {
  const now = Date.now();
  const { userId, token } = await anAccount(database, {}, now);
  await inTransaction(database, (transaction) =>
    post(transaction, { userId, beans: FIRST_BEANS, otherSide: 'gifts', reference: randomUUID(), now }),
  );
  const ticketIds: string[] = [];
  const orderNos: string[] = [];
  for (let at = 0; at < 6; at += 1) {
    const expires_at = Math.floor(now / 1000) + DAY;
    ticketIds.push(await giveTicket(database, userId, { amount: TICKET, balance: TICKET, expires_at, given_at: now }));
    const order_no = randomUUID();
    const order = { order_no, user_id: userId, product_id: '2', price_fen: ORDER.fen, beans: ORDER.beans };
    const unpaid = { pay_mode: OrderPayMode.Redirect, trade_no: randomUUID(), return_url: '', status: 0 };
    await database
      .insertInto('top_up_order')
      .values({ ...order, ...unpaid, flag: '', payment_id: '', created_at: now, paid_at: null })
      .execute();
    orderNos.push(order_no);
  }
  return { userId, token, errands: planErrands({ ticketIds, orderNos, random }), sent: [] };
}
