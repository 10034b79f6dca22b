import { describe, expect, it } from 'vitest';
import { FreeStack } from '../book/Book.ts';
import { freeReadCount } from './freeReadCount.ts';

const counts = { anyBook: 5, freeBook: 50, chargedBook: 3 };

describe('the count of free chapters', () => {
  it.each([
    ['HOST-20', FreeStack.Free, 50],
    ['HOST-21', FreeStack.Charged, 3],
    ['HOST-19', FreeStack.ByChapter, 5],
    ['HOST-19', undefined, 5],
  ])('is the one of the book [%s, CONST-94] (free stack %s: %s)', (_, freeStack, count) => {
    expect(freeReadCount(counts, freeStack)).toBe(count);
  });

  it.each([FreeStack.Free, FreeStack.Charged])(
    'of free stack %s falls back on the one for any book [HOST-19]',
    (freeStack) => {
      expect(freeReadCount({ anyBook: 5 }, freeStack)).toBe(5);
      expect(freeReadCount({ anyBook: 5, freeBook: '', chargedBook: null }, freeStack)).toBe(5);
    },
  );

  it.each([
    [0, 0],
    ['0', 0],
    ['12', 12],
    [-1, -1],
    [7, 7],
  ])('takes %j as %s', (anyBook, count) => {
    expect(freeReadCount({ anyBook }, undefined)).toBe(count);
  });

  it.each([undefined, null, '', 'x', '1.5', '-1', ' 3', '3章', Number.NaN, Infinity, true, [3], {}])(
    'takes %j for no count',
    (anyBook) => {
      expect(freeReadCount({ anyBook }, undefined)).toBeUndefined();
    },
  );
});
