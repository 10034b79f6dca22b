import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { ENERGY_FEATURE_MASK, hasEnergyFeature, isEnergyBook } from './energyFeature.ts';

describe('the energy programme', () => {
  it.each([
    [2, true],
    [3, true],
    [6, true],
    [7, true],
    [0, false],
    [1, false],
    [4, false],
    [5, false],
    [8, false],
    [Number.NaN, false],
    [undefined, false],
  ])('is on with features %s: %s [ENERGY-01] [ENUM-26] [ENT-07]', (readFeatures, isOn) => {
    expect(ENERGY_FEATURE_MASK).toBe(2);
    expect(hasEnergyFeature(readFeatures === undefined ? aBook() : aBook({ readFeatures }))).toBe(isOn);
  });

  it.each([
    [0, undefined, false],
    [0, false, false],
    [0, true, true],
    [2, undefined, true],
    [2, false, true],
  ])('counts a book of features %s, marked by its address %s: %s [RPARAM-11]', (readFeatures, isMarked, isOne) => {
    expect(isEnergyBook({ book: aBook({ readFeatures }), isMarked })).toBe(isOne);
  });
});
