import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { aTicket } from '../testing/aTicket.ts';
import { TicketStatus } from './BeanTicket.ts';
import { proposeTickets } from './proposeTickets.ts';

const NOW = 1_790_000_000;
const tickets = [
  aTicket({ beanId: 'late', amount: 50, expiresAt: NOW + 300 }),
  aTicket({ beanId: 'soon', amount: 5, expiresAt: NOW + 100 }),
  aTicket({ beanId: 'next', amount: 10, expiresAt: NOW + 200 }),
  aTicket({ beanId: 'same', amount: 10, expiresAt: NOW + 200 }),
  aTicket({ beanId: 'over', amount: 99, expiresAt: NOW }),
  aTicket({ beanId: 'used', amount: 99, status: TicketStatus.Used }),
];

describe('the tickets proposed for a price', () => {
  it.each([
    [0, []],
    [-1, []],
    [1, ['soon']],
    [5, ['soon']],
    [6, ['soon', 'next']],
    [15, ['soon', 'next']],
    [16, ['soon', 'next', 'same']],
    [26, ['soon', 'next', 'same', 'late']],
    [9999, ['soon', 'next', 'same', 'late']],
  ])('of %s beans are those that end first: %j', (price, ids) => {
    expect(proposeTickets(tickets, price, NOW)).toEqual(ids);
  });

  it('leave the list as it was', () => {
    const list = [...tickets];
    proposeTickets(list, 100, NOW);
    expect(list).toEqual(tickets);
  });

  it('cover the price where they can, and none is proposed in vain [P11]', () => {
    const ticket = fc.record({ balance: fc.integer({ min: 1, max: 9 }), expiresAt: fc.integer({ min: 0, max: 6 }) });
    checkProperty(
      'P11',
      fc.property(fc.array(ticket, { maxLength: 8 }), fc.nat(40), (drawn, price) => {
        const all = drawn.map((change, index) => aTicket({ beanId: String(index), ...change }));
        const proposal = proposeTickets(all, price, 3);
        const sum = (ids: readonly string[]) =>
          all.filter(({ beanId }) => ids.includes(beanId)).reduce((beans, { balance }) => beans + balance, 0);
        const usable = all.filter(({ expiresAt }) => expiresAt > 3).map(({ beanId }) => beanId);
        const isCovered = sum(proposal) >= price || sum(proposal) === sum(usable);
        const isLean = proposal.length === 0 || sum(proposal.slice(0, -1)) < price;
        return isCovered && isLean && proposal.every((id) => usable.includes(id));
      }),
    );
  });
});
