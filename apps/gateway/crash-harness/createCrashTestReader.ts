import { randomUUID } from 'node:crypto';
import { OrderPayMode } from '@shuye/core-domain/host';
import { inTransaction } from '../src/database/inTransaction.ts';
import type { Database } from '../src/database/schema/Database.ts';
import { post } from '../src/money/ledger.ts';
import { insertAccount } from '../src/testing/insertAccount.ts';
import { giveTicket } from '../src/testing/giveTicket.ts';
import type { CrashTestReader } from './Operation.ts';
import { planOperations } from './planOperations.ts';
import { BOOK_ID, FIRST_BEANS, ORDER, PRICE, TICKET, TICKETS } from './seedShop.ts';

const DAY = 86_400;

/**
 * A new reader with a session, beans, tickets and unpaid orders, and a plan of what to do with them. `isAutomatic`: who
 * agreed that the chapters are bought by themselves.
 */
export async function createCrashTestReader(
  database: Database,
  random: () => number,
  isAutomatic = false,
): Promise<CrashTestReader> {
  const nowMs = Date.now();
  const { userId, token } = await insertAccount(database, {}, nowMs);
  await inTransaction(database, (transaction) =>
    post(transaction, { userId, beans: FIRST_BEANS, otherSide: 'gifts', reference: randomUUID(), nowMs }),
  );
  if (isAutomatic) {
    const terms = { chapter_limit: PRICE, day_limit: FIRST_BEANS, created_at: nowMs };
    await database
      .insertInto('auto_buy')
      .values({ ...terms, user_id: userId, book_id: BOOK_ID })
      .execute();
  }
  const ticketIds: string[] = [];
  const orderNos: string[] = [];
  for (let at = 0; at < TICKETS; at += 1) {
    const expires_at = Math.floor(nowMs / 1000) + DAY;
    ticketIds.push(
      await giveTicket(database, userId, { amount: TICKET, balance: TICKET, expires_at, given_at: nowMs }),
    );
    const order_no = randomUUID();
    const order = { order_no, user_id: userId, product_id: '2', price_fen: ORDER.fen, beans: ORDER.beans };
    const unpaid = { pay_mode: OrderPayMode.Redirect, trade_no: randomUUID(), return_url: '', status: 0 };
    await database
      .insertInto('top_up_order')
      .values({ ...order, ...unpaid, flag: '', payment_id: '', created_at: nowMs, paid_at: null })
      .execute();
    orderNos.push(order_no);
  }
  return { userId, token, operations: planOperations({ ticketIds, orderNos, isAutomatic, random }), sent: [] };
}
