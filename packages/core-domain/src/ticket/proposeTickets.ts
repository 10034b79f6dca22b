import { ticketState, type BeanTicket } from './BeanTicket.ts';

/** Those that end first, until the price is paid; equal ends keep their order. `serverTime` in seconds (D-181). */
export function proposeTickets(tickets: readonly BeanTicket[], beanPrice: number, serverTime: number): string[] {
  const usable = tickets
    .filter((ticket) => ticketState(ticket, serverTime) === 'usable')
    .sort((a, b) => a.expiresAt - b.expiresAt);
  const proposed: string[] = [];
  let unpaid = beanPrice;
  for (const { beanId, balance } of usable) {
    if (unpaid <= 0) break;
    proposed.push(beanId);
    unpaid -= balance;
  }
  return proposed;
}
