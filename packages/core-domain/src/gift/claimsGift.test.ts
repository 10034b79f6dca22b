import { describe, expect, it } from 'vitest';
import { claimsGift, type GiftVisit } from './claimsGift.ts';

const visit: GiftVisit = { fromQuery: 'collected', isLoggedIn: true, isMiniApp: true, claimedInThisVisit: false };

describe('the first-collection gift', () => {
  it.each([
    [visit],
    [{ ...visit, fromQuery: undefined, fromPath: 'collected' }],
    [{ ...visit, fromPath: 'collected' }],
    [{ ...visit, fromPath: 'share' }],
  ])('is claimed for %j [ME-17]', (from) => {
    expect(claimsGift(from)).toEqual({ claims: true });
  });

  it.each([
    [{ fromQuery: undefined }, 'not-from-collection'],
    [{ fromQuery: 'share', fromPath: 'Collected' }, 'not-from-collection'],
    [{ isMiniApp: false }, 'not-mini-app'],
    [{ isLoggedIn: false }, 'guest'],
    [{ claimedInThisVisit: true }, 'already-asked'],
  ])('is not claimed with %j: %s [ME-17]', (change, reason) => {
    expect(claimsGift({ ...visit, ...change })).toEqual({ claims: false, reason });
  });
});
