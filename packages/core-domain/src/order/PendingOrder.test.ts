import { describe, expect, it } from 'vitest';
import { OrderPayMode } from '../host/OrderPayMode.ts';
import { parsePendingOrder, resumption, PENDING_ORDER_TTL_MS, type PendingOrder } from './PendingOrder.ts';

const NOW = 1_790_000_000_000;
const marker: PendingOrder = {
  userId: '8000123',
  requestKey: 'k1',
  payMode: OrderPayMode.Bridge,
  startedAt: NOW,
  beans: 300,
  returnPath: '/buy-book?bid=1001',
  orderNo: 'o1',
};
const { orderNo: _made, ...unmade } = marker;
const { returnPath: _waiting, ...forNothing } = marker;

describe('a stored marker', () => {
  it.each([
    [marker, marker],
    [unmade, unmade],
    [{ ...marker, orderNo: '' }, unmade],
    [{ ...marker, orderNo: 7 }, unmade],
    [{ ...marker, returnPath: 7 }, forNothing],
    [
      { ...marker, beans: undefined },
      { ...marker, beans: 0 },
    ],
    [
      { ...marker, beans: -1 },
      { ...marker, beans: 0 },
    ],
    [
      { ...marker, beans: '300' },
      { ...marker, beans: 0 },
    ],
    [{ ...marker, extra: true }, marker],
  ])('%j is read as %j [PAY-07]', (stored, read) => {
    expect(parsePendingOrder(stored)).toEqual(read);
  });

  it.each([
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { ...marker, userId: '' },
    { ...marker, userId: 8_000_123 },
    { ...marker, requestKey: undefined },
    { ...marker, requestKey: '' },
    { ...marker, payMode: 5 },
    { ...marker, startedAt: '1' },
    { ...marker, startedAt: Number.NaN },
  ])('%j is no marker', (stored) => {
    expect(parsePendingOrder(stored)).toBeUndefined();
  });
});

describe('taking a payment up again', () => {
  it('is done for 72 hours [PAY-07] (A-31)', () => expect(PENDING_ORDER_TTL_MS).toBe(259_200_000));

  it.each([0, 1, PENDING_ORDER_TTL_MS - 1, -(PENDING_ORDER_TTL_MS - 1)])('resumes %s ms after the start', (age) => {
    expect(resumption(marker, '8000123', NOW + age)).toEqual({ resume: true, order: marker });
  });

  it.each([PENDING_ORDER_TTL_MS, PENDING_ORDER_TTL_MS + 1, -PENDING_ORDER_TTL_MS])(
    'is over %s ms after the start',
    (age) => {
      expect(resumption(marker, '8000123', NOW + age)).toEqual({ resume: false, reason: 'too-old' });
    },
  );

  it.each([
    [undefined, '8000123', 'no-marker'],
    [marker, '8000999', 'other-user'],
    [unmade, '8000123', 'never-launched'],
  ])('of %j for user %s is refused: %s', (found, userId, reason) => {
    expect(resumption(found, userId, NOW)).toEqual({ resume: false, reason });
  });
});
