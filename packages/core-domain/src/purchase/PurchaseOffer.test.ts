import { expect, it } from 'vitest';
import { aTicket } from '../testing/aTicket.ts';
import { DEFAULT_DISCOUNT, discountLabel, type PurchaseOffer } from './PurchaseOffer.ts';
import { settlePurchase } from './settlePurchase.ts';

it.each([
  [100, undefined],
  [99, '99%'],
  [80, '80%'],
  [1, '1%'],
  [0, undefined],
  [-5, undefined],
  [120, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
])('shows a discount of %s as %j [BUY-06] [CONST-84]', (discount, label) => {
  expect(DEFAULT_DISCOUNT).toBe(100);
  expect(discountLabel(discount)).toBe(label);
});

it('takes the price of an offer as it is: the discount changes no sum [BUY-05] [ENT-32]', () => {
  const offer: PurchaseOffer = {
    beanPrice: 40,
    discountPercent: 80,
    tickets: [aTicket()],
    proposedBeanIds: ['t1'],
    beanBalance: 100,
  };
  expect(settlePurchase({ ...offer, ticketBeans: 5 })).toEqual({
    byTickets: 5,
    due: 35,
    outcome: { affordable: true, balanceAfter: 65 },
    button: '确认购买',
  });
});
