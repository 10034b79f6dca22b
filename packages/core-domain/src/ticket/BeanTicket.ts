export const TicketStatus = { Usable: 1, Used: 2, Expired: 3 } as const;
export type TicketStatus = (typeof TicketStatus)[keyof typeof TicketStatus];

/** A voucher that pays beans one for one until `expiresAt`, in seconds [ENT-31] (D-180). */
export interface BeanTicket {
  beanId: string;
  name: string;
  amount: number;
  balance: number;
  expiresAt: number;
  status: TicketStatus;
}

export type TicketState = 'usable' | 'used' | 'expired';

/** What a ticket is worth now; `serverTime` in seconds. Its end decides even where the server's status lags behind. */
export function ticketState(ticket: BeanTicket, serverTime: number): TicketState {
  if (ticket.status === TicketStatus.Used || ticket.balance <= 0) return 'used';
  return ticket.status === TicketStatus.Usable && ticket.expiresAt > serverTime ? 'usable' : 'expired';
}
