import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagOf } from './flagOf.ts';
import { numberOf } from './numberOf.ts';

const noText = { toString: 1 };

describe('a value of unknown type', () => {
  it.each([
    [7, 7],
    ['7.5', 7.5],
    [' 7 ', 7],
    ['', undefined],
    ['七', undefined],
    [Number.NaN, undefined],
    ['Infinity', undefined],
    [true, undefined],
    [null, undefined],
    [[7], undefined],
    [noText, undefined],
  ])('%j is the number %s', (value, number) => {
    expect(numberOf(value)).toBe(number);
  });

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
    ['on', undefined],
    [2, undefined],
    ['constructor', undefined],
    [[1], undefined],
    [noText, undefined],
  ])('%j is the switch %s', (value, flag) => {
    expect(flagOf(value)).toBe(flag);
  });

  it('is never converted by what it brings along, and never throws', () => {
    const values = fc.oneof(fc.anything({ withNullPrototype: true }), fc.constant(noText));
    fc.assert(
      fc.property(values, (value) => {
        expect([undefined, true, false]).toContain(flagOf(value));
        const number = numberOf(value);
        expect(number === undefined || Number.isFinite(number)).toBe(true);
        if (typeof value === 'object') expect([number, flagOf(value)]).toEqual([undefined, undefined]);
      }),
    );
  });
});
