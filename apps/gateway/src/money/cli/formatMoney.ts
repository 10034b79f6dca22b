import type { FoundMoney } from '../findMoney.ts';
import type { MoneyReport } from '../moneyReport.ts';
import type { DifferenceKind } from '../statement/compareWithOrder.ts';
import type { Reconciliation } from '../statement/reconcile.ts';

/** An amount for people: two digits behind the point. */
export const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

const moment = (atMs: number): string => new Date(atMs).toISOString();

/** A report as lines for an operator. */
export function formatReport(report: MoneyReport): string {
  const { topUps, spending, refunds, gifts, flagged, outstandingBeans, faults } = report;
  return [
    `Top-ups       ${topUps.count} orders, ${yuan(topUps.fen)}, ${topUps.beans} beans`,
    ...spending.map(
      ({ kind, count, price, paidBeans, paidByTickets }) =>
        `Spent         ${kind}: ${count}, ${price} beans (${paidBeans} from balances, ${paidByTickets} by tickets)`,
    ),
    `Refunded      ${refunds.count} orders, ${refunds.beans} beans`,
    `Given         ${gifts.count} gifts, ${gifts.beans} beans`,
    `Outstanding   ${outstandingBeans} beans on all balances now`,
    ...flagged.map(({ orderNo, flag }) => `To look at    order ${orderNo}: ${flag}`),
    ...(faults.length === 0 ? ['The books are in order.'] : faults.map((fault) => `! ${fault}`)),
  ].join('\n');
}

/** What was found of an account, as lines for an operator. */
export function formatFound({ userId, balance, orders, purchases, entries }: FoundMoney): string {
  return [
    `Account ${userId}: ${balance} beans`,
    ...orders.map(
      ({ order_no, status, price_fen, beans, payment_id, flag, created_at }) =>
        `order     ${moment(created_at)}  ${order_no}  status ${status}, ${yuan(price_fen)}, ${beans} beans` +
        `${payment_id === '' ? '' : `, payment ${payment_id}`}${flag === '' ? '' : `, ${flag}`}`,
    ),
    ...purchases.map(
      ({ id, kind, title, chapter_title, paid_beans, paid_by_tickets, is_automatic, created_at }) =>
        `purchase  ${moment(created_at)}  ${id}  ${kind} ${[title, chapter_title].join(' ').trim()}: ` +
        `${paid_beans} beans, ${paid_by_tickets} by tickets${is_automatic === 1 ? ', bought by itself' : ''}`,
    ),
    ...entries.map(
      ({ movement, beans, at }) => `ledger    ${moment(at)}  ${movement}  ${beans > 0 ? '+' : ''}${beans}`,
    ),
  ].join('\n');
}

const DIFFERENCES: Readonly<Record<DifferenceKind, string>> = {
  'unknown-order': 'In the statement, but no order here',
  'paid-there-only': 'Paid there, but not here',
  'paid-here-only': 'Paid here, but not in the statement',
  'paid-twice': 'Paid there more than once',
  'other-amount': 'Another amount there than here',
  'refunded-there-only': 'Given back there, but its beans were not taken back here',
  'refunded-here-only': 'Refunded here, but not given back in the statement',
};

/** What a statement and the orders disagree about, kind by kind, as lines for an operator. */
export function formatReconciliation({ lines, orders, differences }: Reconciliation): string {
  const kinds = Object.entries(DIFFERENCES).flatMap(([kind, title]) => {
    const found = differences.filter((difference) => difference.kind === kind);
    if (found.length === 0) return [];
    return [
      `${title}: ${found.length}`,
      ...found.map(
        ({ orderNo, thereFen, hereFen, paymentIds, lines: at }) =>
          `  order ${orderNo}: there ${yuan(thereFen)}, here ${yuan(hereFen)}` +
          (paymentIds.length === 0 ? '' : `, payment ${paymentIds.join(' and ')}`) +
          (at.length === 0 ? '' : `, line ${at.join(', ')}`),
      ),
    ];
  });
  return [
    `${lines} lines of the statement, ${orders} orders here`,
    ...(kinds.length === 0 ? ['They agree.'] : kinds),
  ].join('\n');
}
