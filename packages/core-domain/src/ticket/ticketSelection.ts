import { TicketStatus, type BeanTicket } from './BeanTicket.ts';

export type SelectableTicket = BeanTicket & { checked: boolean };

export interface TicketSelection {
  tickets: readonly SelectableTicket[];
  isLocked: boolean;
}

export type TicketEvent =
  | { type: 'loaded'; tickets: readonly BeanTicket[] }
  | { type: 'proposed'; beanIds: readonly string[] }
  | { type: 'toggled'; beanId: string }
  | { type: 'cleared' };

export const noTickets: TicketSelection = { tickets: [], isLocked: false };

const isUsable = (ticket: BeanTicket): boolean => ticket.status === TicketStatus.Usable && ticket.balance > 0;

const check = (tickets: readonly BeanTicket[], isChecked: (ticket: BeanTicket) => boolean): SelectableTicket[] =>
  tickets.map((ticket) => ({ ...ticket, checked: isUsable(ticket) && isChecked(ticket) }));

/** Which tickets pay: the server's proposal until the reader touches one [TICKET-02..05]. */
export function selectTickets(selection: TicketSelection, event: TicketEvent): TicketSelection {
  const { tickets, isLocked } = selection;
  switch (event.type) {
    case 'loaded':
      return { tickets: check(event.tickets, () => false), isLocked: false };
    case 'proposed': {
      if (isLocked) return selection;
      const proposed = new Set(event.beanIds);
      return { tickets: check(tickets, ({ beanId }) => proposed.has(beanId)), isLocked };
    }
    case 'toggled': {
      const target = tickets.find(({ beanId }) => beanId === event.beanId);
      if (!target || !isUsable(target)) return selection;
      return {
        tickets: tickets.map((ticket) => (ticket === target ? { ...ticket, checked: !ticket.checked } : ticket)),
        isLocked: true,
      };
    }
    case 'cleared':
      return { tickets: check(tickets, () => false), isLocked: true };
  }
}

export const checkedTickets = ({ tickets }: TicketSelection): readonly SelectableTicket[] =>
  tickets.filter(({ checked }) => checked);

export const checkedBeans = (selection: TicketSelection): number =>
  checkedTickets(selection).reduce((sum, { balance }) => sum + balance, 0);
