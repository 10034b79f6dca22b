/** The mark of a visit that comes from the host's collection list, as a route part and as a query value (D-160). */
export const FROM_COLLECTED = 'collected';

export interface GiftVisit {
  fromPath?: string | undefined;
  fromQuery?: string | undefined;
  isLoggedIn: boolean;
  isMiniApp: boolean;
  claimedInThisVisit: boolean;
}

export type GiftClaim =
  | { claims: true }
  | { claims: false; reason: 'not-from-collection' | 'not-mini-app' | 'guest' | 'already-asked' };

/** Whether the account page claims the first-collection gift: once a visit, for logged-in readers of the mini-app. */
export function claimsGift(visit: GiftVisit): GiftClaim {
  const { fromPath, fromQuery, isLoggedIn, isMiniApp, claimedInThisVisit } = visit;
  if (fromPath !== FROM_COLLECTED && fromQuery !== FROM_COLLECTED) {
    return { claims: false, reason: 'not-from-collection' };
  }
  if (!isMiniApp) return { claims: false, reason: 'not-mini-app' };
  if (!isLoggedIn) return { claims: false, reason: 'guest' };
  return claimedInThisVisit ? { claims: false, reason: 'already-asked' } : { claims: true };
}
