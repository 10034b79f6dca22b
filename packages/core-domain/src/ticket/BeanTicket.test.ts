import { expect, it } from 'vitest';
import { aTicket } from '../testing/aTicket.ts';
import { ticketState, TicketStatus } from './BeanTicket.ts';

const END = 1_790_086_400;

it.each([
  [{}, END - 1, 'usable'],
  [{}, END, 'expired'],
  [{}, END + 1, 'expired'],
  [{ status: TicketStatus.Expired }, 0, 'expired'],
  [{ status: TicketStatus.Used }, 0, 'used'],
  [{ status: TicketStatus.Used }, END + 1, 'used'],
  [{ balance: 0 }, 0, 'used'],
  [{ balance: -1 }, 0, 'used'],
  [{ balance: 1 }, 0, 'usable'],
] as const)('a ticket with %j is at %s %s [TICKET-06]', (change, at, state) => {
  expect(ticketState(aTicket(change), at)).toBe(state);
});

it('writes usable, used and expired as 1, 2 and 3', () => {
  expect(TicketStatus).toEqual({ Usable: 1, Used: 2, Expired: 3 });
});
