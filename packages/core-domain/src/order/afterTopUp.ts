export const isBuying = (buy: string | undefined): boolean => buy === '1';

/** Where a paid top-up leads: to the account, or back to the waiting purchase, which asks its price again (D-163). */
export const afterTopUp = (forPurchase: boolean): 'account' | 'purchase' => (forPurchase ? 'purchase' : 'account');
