import { OrderStatus } from '@shuye/core-domain/order';
import type { Database } from '../database/schema/Database.ts';
import { auditLedger } from './auditLedger.ts';

/** From `fromMs` on, before `toMs`. */
export interface MoneyPeriod {
  fromMs: number;
  toMs: number;
}

interface Spending {
  kind: string;
  count: number;
  /** Beans: what was asked, and what balances and tickets paid of it. */
  price: number;
  paidBeans: number;
  paidByTickets: number;
}

export interface MoneyReport {
  topUps: { count: number; fen: number; beans: number };
  spending: Spending[];
  refunds: { count: number; beans: number };
  gifts: { count: number; beans: number };
  /** Orders that a payment was refused for: money may have come in without beans. */
  flagged: { orderNo: string; flag: string }[];
  /** Beans on all balances at this moment. */
  outstandingBeans: number;
  /** What does not add up, a sentence each; of all times. */
  faults: string[];
}

const ledgerOf = (database: Database, account: string, { fromMs, toMs }: MoneyPeriod) =>
  database
    .selectFrom('ledger_entry')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('beans').as('beans')])
    .where('account', '=', account)
    .where('at', '>=', fromMs)
    .where('at', '<', toMs)
    .executeTakeFirstOrThrow();

/** What came in, what it bought, what was given back and what is outstanding, and whether the books are in order. */
export async function moneyReport(database: Database, period: MoneyPeriod): Promise<MoneyReport> {
  const { fromMs, toMs } = period;
  const [topUps, spending, refunds, gifts, flagged, outstanding, faults] = await Promise.all([
    database
      .selectFrom('top_up_order')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number | null>('price_fen').as('fen'),
        fn.sum<number | null>('beans').as('beans'),
      ])
      .where('status', '=', OrderStatus.Paid)
      .where('paid_at', '>=', fromMs)
      .where('paid_at', '<', toMs)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('purchase')
      .select(({ fn }) => [
        'kind',
        fn.countAll<number>().as('count'),
        fn.sum<number>('price').as('price'),
        fn.sum<number>('paid_beans').as('paidBeans'),
        fn.sum<number>('paid_by_tickets').as('paidByTickets'),
      ])
      .where('created_at', '>=', fromMs)
      .where('created_at', '<', toMs)
      .groupBy('kind')
      .orderBy('kind')
      .execute(),
    ledgerOf(database, 'refunds', period),
    ledgerOf(database, 'gifts', period),
    database
      .selectFrom('top_up_order')
      .select(['order_no as orderNo', 'flag'])
      .where('flag', '!=', '')
      .where('created_at', '>=', fromMs)
      .where('created_at', '<', toMs)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('bean_balance')
      .select(({ fn }) => fn.sum<number | null>('beans').as('beans'))
      .executeTakeFirstOrThrow(),
    auditLedger(database),
  ]);
  return {
    topUps: { count: topUps.count, fen: topUps.fen ?? 0, beans: topUps.beans ?? 0 },
    spending,
    refunds: { count: refunds.count, beans: refunds.beans ?? 0 },
    // Gifts leave the product's own account.
    gifts: { count: gifts.count, beans: 0 - (gifts.beans ?? 0) },
    flagged,
    outstandingBeans: outstanding.beans ?? 0,
    faults,
  };
}
