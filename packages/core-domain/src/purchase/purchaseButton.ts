import { purchaseTexts } from './purchaseTexts.ts';
import type { Settlement } from './settlePurchase.ts';

export type PurchaseButton = { leadsTo: 'purchase' | 'top-up'; text: string };

/** The one button of the buy page: buys, or leads to the top-up that is missing (BUY-08, D-178). */
export const purchaseButton = ({ outcome }: Settlement): PurchaseButton =>
  outcome.affordable
    ? { leadsTo: 'purchase', text: purchaseTexts.confirm }
    : { leadsTo: 'top-up', text: purchaseTexts.topUpFirst };
