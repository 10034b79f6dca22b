import { expect, it } from 'vitest';
import { orderOutcome, OrderStatus } from './OrderStatus.ts';

it('knows 5 as paid and 6 as closed [ENUM-17] [CONST-83]', () => {
  expect(OrderStatus).toEqual({ Paid: 5, Closed: 6 });
});

it.each([
  [5, 'paid'],
  [6, 'closed'],
  [0, 'pending'],
  [4, 'pending'],
  [7, 'pending'],
  [-1, 'pending'],
  [Number.NaN, 'pending'],
])('reads status %s as %s [PAY-05]', (status, outcome) => {
  expect(orderOutcome(status)).toBe(outcome);
});
