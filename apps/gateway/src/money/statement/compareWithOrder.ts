import type { StatementLine } from './parseStatement.ts';

/** What an operator looks at, by what is to be done about it. */
export type DifferenceKind =
  | 'unknown-order'
  | 'paid-there-only'
  | 'paid-here-only'
  | 'paid-twice'
  | 'other-amount'
  | 'refunded-there-only'
  | 'refunded-here-only';

export interface Difference {
  kind: DifferenceKind;
  /** As the statement writes it where no order is known by it. */
  orderNo: string;
  /** What the statement and the orders say, in hundredths of a yuan. */
  thereFen: number;
  hereFen: number;
  paymentIds: string[];
  /** Of the statement, from 1; empty where it does not name the order. */
  lines: number[];
}

/** An order as the ledger knows it. */
export interface KnownOrder {
  priceFen: number;
  paymentId: string;
  isPaid: boolean;
  isRefunded: boolean;
  /** In the days that the statement is about. */
  isPaidInPeriod: boolean;
  isRefundedInPeriod: boolean;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What the lines that name an order, and the order as it is known here, disagree about. Money that was given back for a payment too many, or for an
 * order that never gave beans, settles it.
 */
export function compareWithOrder(
  orderNo: string,
  lines: readonly StatementLine[],
  order: KnownOrder | undefined,
): Difference[] {
  const payments = lines.map(({ amountFen }) => amountFen).filter((amount) => amount > 0);
  const paidFen = sum(payments);
  const returnedFen = paidFen - sum(lines.map(({ amountFen }) => amountFen));
  const difference = (kind: DifferenceKind, thereFen: number, hereFen: number): Difference => ({
    kind,
    orderNo,
    thereFen,
    hereFen,
    paymentIds: [...new Set([...lines.map(({ payment }) => payment), order?.paymentId ?? ''])].filter(
      (id) => id !== '',
    ),
    lines: lines.map(({ line }) => line),
  });

  if (!order) return [difference('unknown-order', paidFen - returnedFen, 0)];
  if (!order.isPaid) {
    return paidFen > returnedFen ? [difference('paid-there-only', paidFen - returnedFen, 0)] : [];
  }

  const { priceFen } = order;
  const found: Difference[] = [];
  if (payments.length === 0 && order.isPaidInPeriod) found.push(difference('paid-here-only', 0, priceFen));
  if (payments.length === 1 && paidFen !== priceFen) found.push(difference('other-amount', paidFen, priceFen));

  const surplusFen = payments.length > 1 ? paidFen - priceFen : 0;
  if (returnedFen < surplusFen) found.push(difference('paid-twice', paidFen - returnedFen, priceFen));

  const refundedFen = returnedFen - surplusFen;
  if (refundedFen > 0 && !order.isRefunded) found.push(difference('refunded-there-only', refundedFen, 0));
  if (refundedFen > 0 && order.isRefunded && refundedFen !== priceFen) {
    found.push(difference('other-amount', -refundedFen, -priceFen));
  }
  if (refundedFen <= 0 && order.isRefundedInPeriod) found.push(difference('refunded-here-only', 0, priceFen));
  return found;
}
