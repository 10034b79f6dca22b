export interface PurchasePayment {
  beanPrice: number;
  ticketBeans: number;
  beanBalance: number;
}

/** How a purchase is paid, in beans. Tickets give no change: what they hold above the price is lost (D-181). */
export interface Settlement {
  byTickets: number;
  due: number;
  outcome: { affordable: true; balanceAfter: number } | { affordable: false; missing: number };
  /** Of the one button of the page: it buys, or leads to the top-up that is missing (BUY-08, D-178). */
  button: string;
}

const beans = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0);

/** The server settles by the same rule, and its word stands. A price that makes no sense is never affordable. */
export function settlePurchase(payment: PurchasePayment): Settlement {
  const price = Number.isFinite(payment.beanPrice) ? Math.max(0, Math.ceil(payment.beanPrice)) : Infinity;
  const balance = beans(payment.beanBalance);
  const byTickets = Math.min(price, beans(payment.ticketBeans));
  const due = price - byTickets;
  const paid = { byTickets, due };
  return due <= balance
    ? { ...paid, outcome: { affordable: true, balanceAfter: balance - due }, button: '确认购买' }
    : { ...paid, outcome: { affordable: false, missing: due - balance }, button: '余额不足，去充值' };
}
