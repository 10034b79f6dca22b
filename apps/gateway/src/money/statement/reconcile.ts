import { OrderStatus } from '@shuye/core-domain/order';
import type { Database } from '../../database/schema/Database.ts';
import type { MoneyPeriod } from '../moneyReport.ts';
import { refundMovement } from '../refundMovement.ts';
import { compareWithOrder, type Difference, type KnownOrder } from './compareWithOrder.ts';
import type { StatementLine } from './parseStatement.ts';

export interface Reconciliation {
  /** Of the statement. */
  lines: number;
  /** That were compared: named by the statement, or paid or refunded in its days. */
  orders: number;
  /** In the order of the statement; what is known here alone comes last. */
  differences: Difference[];
}

/** Well below what a statement of either database takes as parameters. */
const MAX_NAMES = 500;

const orderQuery = (database: Database) =>
  database
    .selectFrom('top_up_order')
    .leftJoin('ledger_entry', (join) =>
      join
        .on('ledger_entry.account', '=', 'refunds')
        .on((row) =>
          row('ledger_entry.movement', '=', row(row.val(refundMovement('')), '||', row.ref('top_up_order.order_no'))),
        ),
    )
    .select(['order_no', 'trade_no', 'price_fen', 'payment_id', 'status', 'paid_at', 'ledger_entry.at as refunded_at']);

type OrderRow = Awaited<ReturnType<ReturnType<typeof orderQuery>['execute']>>[number];

/** Orders that are known by their number or their trade number. */
async function loadNamed(database: Database, names: readonly string[]): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for (let start = 0; start < names.length; start += MAX_NAMES) {
    const some = names.slice(start, start + MAX_NAMES);
    rows.push(
      ...(await orderQuery(database)
        .where((row) => row.or([row('order_no', 'in', some), row('trade_no', 'in', some)]))
        .execute()),
    );
  }
  return rows;
}

const loadPeriod = (database: Database, { fromMs, toMs }: MoneyPeriod): Promise<OrderRow[]> =>
  orderQuery(database)
    .where((row) =>
      row.or([
        row.and([row('status', '=', OrderStatus.Paid), row('paid_at', '>=', fromMs), row('paid_at', '<', toMs)]),
        row.and([row('ledger_entry.at', '>=', fromMs), row('ledger_entry.at', '<', toMs)]),
      ]),
    )
    .orderBy('created_at')
    .execute();

/**
 * Compares what a provider says of the days of `period` with the orders. An order that the statement names is looked up
 * whenever it was made: only what the statement does not name is bounded by the period.
 */
export async function reconcile(
  database: Database,
  statement: readonly StatementLine[],
  period: MoneyPeriod,
): Promise<Reconciliation> {
  const within = (atMs: number | null): boolean => atMs !== null && atMs >= period.fromMs && atMs < period.toMs;
  const rows = [
    ...(await loadNamed(database, [...new Set(statement.map(({ order }) => order))])),
    ...(await loadPeriod(database, period)),
  ];
  const orders = new Map(rows.map((row) => [row.order_no, row]));
  const byTrade = new Map(rows.filter(({ trade_no }) => trade_no !== '').map((row) => [row.trade_no, row.order_no]));

  const groups = new Map<string, StatementLine[]>();
  for (const line of statement) {
    const name = orders.has(line.order) ? line.order : (byTrade.get(line.order) ?? line.order);
    const group = groups.get(name);
    if (group) group.push(line);
    else groups.set(name, [line]);
  }
  for (const orderNo of orders.keys()) if (!groups.has(orderNo)) groups.set(orderNo, []);

  const known = (row: OrderRow): KnownOrder => ({
    priceFen: row.price_fen,
    paymentId: row.payment_id,
    isPaid: row.status === OrderStatus.Paid,
    isRefunded: row.refunded_at !== null,
    isPaidInPeriod: within(row.paid_at),
    isRefundedInPeriod: within(row.refunded_at),
  });
  const differences = [...groups].flatMap(([orderNo, lines]) => {
    const row = orders.get(orderNo);
    return compareWithOrder(orderNo, lines, row && known(row));
  });
  return { lines: statement.length, orders: orders.size, differences };
}
