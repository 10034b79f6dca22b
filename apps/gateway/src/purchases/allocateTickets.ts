import { UNUSABLE_TICKET } from '@shuye/api-client/calls';
import { proposeTickets, type BeanTicket } from '@shuye/core-domain/ticket';
import { rejectPurchase } from './rejectPurchase.ts';

export interface TicketPart {
  beanId: string;
  /** Beans that the ticket pays; what it holds beyond them is lost (D-181). */
  beans: number;
}

/**
 * What each of the chosen tickets pays, those that end first before the others; one that is not needed stays whole.
 *
 * @throws CallError where one of them cannot be used: the reader would pay more beans than was shown.
 */
export function allocateTickets(
  usable: readonly BeanTicket[],
  chosenIds: readonly string[],
  price: number,
  nowMs: number,
): TicketPart[] {
  const chosen = new Set(chosenIds);
  const tickets = usable.filter(({ beanId }) => chosen.has(beanId));
  if (tickets.length !== chosen.size) throw rejectPurchase(UNUSABLE_TICKET);

  let unpaid = price;
  return proposeTickets(tickets, price, Math.floor(nowMs / 1000)).map((beanId) => {
    const beans = Math.min(unpaid, tickets.find((ticket) => ticket.beanId === beanId)?.balance ?? 0);
    unpaid -= beans;
    return { beanId, beans };
  });
}
