import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { ENERGY_NOTICE_DAYS, energyEndNotice, type EnergyMoment } from './energyEndNotice.ts';

const NOW = 1_790_000_000;
const DAY = 86_400;
const book = (left: number, readFeatures = 2) => aBook({ readFeatures, readFeaturesEnd: NOW + left });
const notice = (change: Partial<EnergyMoment> = {}) =>
  energyEndNotice({ book: book(2 * DAY), serverTime: NOW, today: '2026-11-28', ...change });

describe('the notice that the energy programme ends', () => {
  it('comes in the last three days', () => expect(ENERGY_NOTICE_DAYS).toEqual({ first: 3, last: 1 }));

  it.each([
    [1, 1],
    [DAY - 1, 1],
    [DAY, 1],
    [DAY + 1, 2],
    [2 * DAY, 2],
    [3 * DAY, 3],
  ])('with %s s left says %s days [ENERGY-03] [CONST-11]', (left, days) => {
    expect(notice({ book: book(left) })).toEqual({
      shows: true,
      daysLeft: days,
      text: `本书能量活动将在${days}天后结束`,
    });
  });

  it.each([
    [3 * DAY + 1, 'too-early'],
    [0, 'over'],
    [-1, 'over'],
    [-DAY, 'over'],
    [Number.NaN, 'too-early'],
  ])('with %s s left is %s [ENERGY-03]', (left, reason) => {
    expect(notice({ book: book(left) })).toEqual({ shows: false, reason });
  });

  it('needs an energy book with an end [ENERGY-03]', () => {
    expect(notice({ book: book(DAY, 4) })).toEqual({ shows: false, reason: 'no-energy-book' });
    expect(notice({ book: book(DAY, 4), isMarked: true })).toMatchObject({ shows: true });
    expect(notice({ book: aBook({ readFeatures: 2 }) })).toEqual({ shows: false, reason: 'no-end' });
  });

  it('is switched off by the address alone [RPARAM-12]', () => {
    expect(notice({ mayAlert: undefined }).shows).toBe(true);
    expect(notice({ mayAlert: true }).shows).toBe(true);
    expect(notice({ mayAlert: false })).toEqual({ shows: false, reason: 'switched-off' });
  });

  it('shows once a book and day [ENERGY-03]', () => {
    expect(notice({ shownOn: '2026-11-28' })).toEqual({ shows: false, reason: 'shown-today' });
    expect(notice({ shownOn: '2026-11-27' }).shows).toBe(true);
  });
});
