import type { Settlement } from './settlePurchase.ts';

export type PurchaseButton = { leadsTo: 'purchase' | 'top-up'; text: string };

/** The one button of the buy page: buys, or leads to the top-up that is missing (BUY-08, D-178). */
export const purchaseButton = ({ outcome }: Settlement): PurchaseButton =>
  outcome.affordable ? { leadsTo: 'purchase', text: '确认购买' } : { leadsTo: 'top-up', text: '余额不足，去充值' };
