export { claimsGift, FROM_COLLECTED } from './claimsGift.ts';
export type { GiftClaim, GiftVisit } from './claimsGift.ts';
export { giftOutcome, GiftStatus } from './giftOutcome.ts';
export type { GiftAnswer, GiftOutcome } from './giftOutcome.ts';
