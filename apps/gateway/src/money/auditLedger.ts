import { OrderStatus } from '@shuye/core-domain/order';
import type { Database } from '../database/schema/Database.ts';
import { refundedOrder } from './refundMovement.ts';

/** Orders that were refunded, with the beans that moved to their readers: below 0. */
const refunds = (moved: ReadonlyMap<string, number>): [orderNo: string, beans: number][] =>
  [...moved].flatMap(([movement, beans]) => {
    const orderNo = refundedOrder(movement);
    return orderNo === undefined ? [] : [[orderNo, beans]];
  });

/**
 * What is wrong with the books, one sentence each; an empty list when all is well: every movement sums to 0, every
 * balance is the sum of its entries and not below 0, every paid order gave its beans once and no other order any, a
 * refund took back what its paid order gave, and everything owned was paid as its purchase says.
 */
export async function auditLedger(database: Database): Promise<string[]> {
  const [entries, balances, orders, purchases, uses] = await Promise.all([
    database.selectFrom('ledger_entry').selectAll().execute(),
    database.selectFrom('bean_balance').selectAll().execute(),
    database.selectFrom('top_up_order').selectAll().execute(),
    database.selectFrom('purchase').selectAll().execute(),
    database.selectFrom('ticket_use').selectAll().execute(),
  ]);

  const sums = (name: 'movement' | 'account'): Map<string, number> => {
    const totals = new Map<string, number>();
    for (const entry of entries) totals.set(entry[name], (totals.get(entry[name]) ?? 0) + entry.beans);
    return totals;
  };
  const accounts = sums('account');
  const given = new Map(
    entries.filter(({ account }) => account.startsWith('user:')).map(({ movement, beans }) => [movement, beans]),
  );
  const kept = new Set(balances.map(({ user_id }) => `user:${user_id}`));
  const byTickets = new Map<string, number>();
  for (const { purchase_id, beans } of uses) byTickets.set(purchase_id, (byTickets.get(purchase_id) ?? 0) + beans);

  const paid = new Map(
    orders.filter(({ status }) => status === OrderStatus.Paid).map(({ order_no, beans }) => [order_no, beans]),
  );

  return [
    ...[...sums('movement')]
      .filter(([, sum]) => sum !== 0)
      .map(([name, sum]) => `${name} is out of balance by ${sum}.`),
    ...balances
      .filter(({ user_id, beans }) => beans < 0 || beans !== (accounts.get(`user:${user_id}`) ?? 0))
      .map(({ user_id, beans }) => `${user_id} has ${beans} beans, but other entries.`),
    ...[...accounts.keys()]
      .filter((account) => account.startsWith('user:') && !kept.has(account))
      .map((account) => `${account} has entries, but no balance.`),
    ...orders
      .filter(
        ({ order_no, beans, status }) =>
          (given.get(`top-ups:${order_no}`) ?? 0) !== (status === OrderStatus.Paid ? beans : 0),
      )
      .map(({ order_no, status }) => `order ${order_no} has status ${status}, but other beans.`),
    ...refunds(given)
      .filter(([orderNo, beans]) => paid.get(orderNo) !== -beans)
      .map(([orderNo]) => `the refund of ${orderNo} took back other beans than were paid.`),
    ...purchases
      .filter(({ id, kind, paid_beans }) => {
        const side = kind === 'membership' ? 'memberships' : 'sales';
        return (given.get(`${side}:${id}`) ?? 0) !== -paid_beans;
      })
      .map(({ id }) => `purchase ${id} was paid with other beans than it says.`),
    ...purchases
      .filter(({ id, paid_by_tickets }) => (byTickets.get(id) ?? 0) !== paid_by_tickets)
      .map(({ id }) => `purchase ${id} was paid with other tickets than it says.`),
  ];
}
