import { describe, expect, it } from 'vitest';
import { collectionDialog, type CollectionMoment } from './collectionDialog.ts';

const moment: CollectionMoment = { isPaymentApp: true, today: '2026-11-28' };

describe('the invitation to collect the mini-app', () => {
  it('comes in the payment app [GUIDE-23] [HOST-23]', () => {
    expect(collectionDialog(moment)).toEqual({ shows: true });
    expect(collectionDialog({ ...moment, from: 'share' })).toEqual({ shows: true });
    expect(collectionDialog({ ...moment, count: { inSession: 1, day: '2026-11-27', onDay: 1 } })).toEqual({
      shows: true,
    });
  });

  it.each<[Partial<CollectionMoment>, string]>([
    [{ isPaymentApp: false }, 'other-host'],
    [{ from: 'collected' }, 'collected'],
    [{ count: { inSession: 1, day: '2026-11-28', onDay: 1 } }, 'day-cap'],
    [{ cap: { perSession: 1 }, count: { inSession: 1, day: '2026-11-27', onDay: 1 } }, 'session-cap'],
  ])('stays away with %j: %s [GUIDE-23]', (change, reason) => {
    expect(collectionDialog({ ...moment, ...change })).toEqual({ shows: false, reason });
  });
});
