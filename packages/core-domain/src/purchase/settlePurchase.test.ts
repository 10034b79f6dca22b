import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { settlePurchase } from './settlePurchase.ts';

const settle = (beanPrice: number, ticketBeans: number, beanBalance: number) =>
  settlePurchase({ beanPrice, ticketBeans, beanBalance });

describe('paying a price', () => {
  it.each([
    [10, 0, 10, 0, 10, 0],
    [10, 0, 25, 0, 10, 15],
    [10, 4, 6, 4, 6, 0],
    [10, 10, 0, 10, 0, 0],
    [10, 15, 3, 10, 0, 3],
    [0, 5, 3, 0, 0, 3],
    [-3, 0, 3, 0, 0, 3],
    [9.2, 0, 10, 0, 10, 0],
  ])(
    'of %s with tickets of %s and a balance of %s: %s + %s, leaves %s [PROD-08] [BUY-08]',
    (price, tickets, balance, by, due, left) => {
      const outcome = { affordable: true, balanceAfter: left };
      expect(settle(price, tickets, balance)).toEqual({ byTickets: by, due, outcome, button: '确认购买' });
    },
  );

  it.each([
    [10, 0, 9, 0, 10, 1],
    [10, 4, 5, 4, 6, 1],
    [10, 0, -5, 0, 10, 10],
    [10, 0, Number.NaN, 0, 10, 10],
    [10, Number.NaN, 0, 0, 10, 10],
    [10, 0, 9.9, 0, 10, 1],
    [Number.NaN, 0, 5, 0, Infinity, Infinity],
    [Infinity, 0, 5, 0, Infinity, Infinity],
  ])(
    'of %s with tickets of %s and a balance of %s leads to a top-up [BUY-08]',
    (price, tickets, balance, by, due, missing) => {
      const outcome = { affordable: false, missing };
      expect(settle(price, tickets, balance)).toEqual({ byTickets: by, due, outcome, button: '余额不足，去充值' });
    },
  );

  it('never loses or makes a bean [P11]', () => {
    const beans = fc.integer({ min: 0, max: 10_000 });
    checkProperty(
      'P11',
      fc.property(beans, beans, beans, (price, tickets, balance) => {
        const { byTickets, due, outcome } = settle(price, tickets, balance);
        const isSplit = byTickets + due === price && byTickets <= tickets && due >= 0;
        return outcome.affordable
          ? isSplit && outcome.balanceAfter === balance - due && outcome.balanceAfter >= 0
          : isSplit && outcome.missing === due - balance && outcome.missing > 0;
      }),
    );
  });
});
