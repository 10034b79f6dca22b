export { ticketState, TicketStatus } from './BeanTicket.ts';
export type { BeanTicket, TicketState } from './BeanTicket.ts';
export { proposeTickets } from './proposeTickets.ts';
export { ticketRules } from './ticketRules.ts';
export { checkedBeans, checkedTickets, noTickets, selectTickets } from './ticketSelection.ts';
export type { SelectableTicket, TicketEvent, TicketSelection } from './ticketSelection.ts';
