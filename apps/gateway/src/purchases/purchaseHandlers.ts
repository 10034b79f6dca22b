import { AUTO_BUY_OFF, PRICE_CHANGED, toWireTicket, type CallAnswer, type Calls } from '@shuye/api-client/calls';
import { PurchaseAct } from '@shuye/core-domain/purchase';
import { proposeTickets } from '@shuye/core-domain/ticket';
import type { Transaction } from 'kysely';
import { autoBuyTerms } from '../auto-buy/autoBuyTerms.ts';
import { CallError } from '../calls/callErrors.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import { balanceOf } from '../money/ledger.ts';
import type { Tables } from '../database/schema/Tables.ts';
import { buyGoods } from './buyGoods.ts';
import type { Buyer } from './chargePurchase.ts';
import { findGoods, type Goods, type PurchaseItem } from './findGoods.ts';
import { purchaseLockKey } from './createPurchaseLock.ts';
import { runIdempotently } from '../calls/runIdempotently.ts';
import { usableTickets } from '../tickets/usableTickets.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { Handlers } from '../calls/Handler.ts';

type Answer = CallAnswer<Calls['buyChapter']>;

/** What it costs now, the tickets that could pay, and those that should (BUY-05). */
async function offer(item: PurchaseItem, { database, caller, nowMs }: CallContext): Promise<Answer> {
  const userId = requireAccount(caller);
  const { price, discount } = await findGoods(database, item, caller, nowMs);
  const tickets = await usableTickets(database, userId, nowMs);
  return {
    beanInfo: tickets.map(toWireTicket),
    beanIds: proposeTickets(tickets, price, Math.floor(nowMs / 1000)),
    curPrice: price,
    discount,
    userInfo: { balance: await balanceOf(database, userId) },
  };
}

interface Request {
  beanIds?: string | undefined;
  /** As the page showed it. */
  price?: number | undefined;
  act?: PurchaseAct | undefined;
}

/** Told before anything is taken: what was agreed to is not what it costs. */
const priceChanged = (price: number): CallError =>
  new CallError(PRICE_CHANGED, `价格已变为${price}书豆，请确认后再购买`);

/** How it is paid: as the request says, or, where nobody is asked, on the terms and with the tickets that end first. */
async function howToPay(
  transaction: Transaction<Tables>,
  { beanIds, price, act }: Request,
  goods: Goods,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<Pick<Buyer, 'ticketIds' | 'terms'>> {
  if (act !== PurchaseAct.BuyAutomatically) {
    if (price !== undefined && price !== goods.price) throw priceChanged(goods.price);
    return { ticketIds: beanIds?.split(',') ?? [] };
  }
  const terms = await autoBuyTerms(transaction, userId, goods.book.id);
  if (!terms) throw new CallError(AUTO_BUY_OFF, '本书未开启自动购买');
  const tickets = await usableTickets(transaction, userId, nowMs);
  return { ticketIds: proposeTickets(tickets, goods.price, Math.floor(nowMs / 1000)), terms };
}

async function buy(call: string, item: PurchaseItem, request: Request, context: CallContext): Promise<Answer> {
  const { caller, nowMs, idempotencyKey, purchaseLock } = context;
  const userId = requireAccount(caller);
  return purchaseLock(purchaseLockKey(userId, item), idempotencyKey, () =>
    runIdempotently(context, { call, request, userId }, async (transaction): Promise<Answer> => {
      const goods = await findGoods(transaction, item, caller, nowMs);
      const payment = await howToPay(transaction, request, goods, { userId, nowMs });
      const { balance, usedTicketIds } = await buyGoods(transaction, goods, { userId, nowMs, ...payment });
      return {
        beanInfo: (await usableTickets(transaction, userId, nowMs)).map(toWireTicket),
        beanIds: usedTicketIds,
        curPrice: goods.price,
        discount: goods.discount,
        userInfo: { balance },
      };
    }),
  );
}

export const purchaseHandlers: Pick<Handlers, 'buyChapter' | 'buyBook' | 'buyChapters'> = {
  buyChapter: (request, context) => {
    const { bookId, chapterId } = request;
    const item = { kind: 'chapter', bookId, chapterId } as const;
    return request.act === PurchaseAct.Ask ? offer(item, context) : buy('buyChapter', item, request, context);
  },

  buyBook: (request, context) => {
    const item = { kind: 'book', bookId: request.bookId } as const;
    return request.act === PurchaseAct.Ask ? offer(item, context) : buy('buyBook', item, request, context);
  },

  buyChapters: (request, context) => {
    const { bookId, chapterId, num } = request;
    return buy('buyChapters', { kind: 'chapters', bookId, chapterId, num }, request, context);
  },
};
