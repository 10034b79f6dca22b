import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { ENERGY_ENDING_SOON_S, energyTag } from './energyTag.ts';

const NOW = 1_790_000_000;
const tag = (left: number, readFeatures = 2) => energyTag(aBook({ readFeatures, readFeaturesEnd: NOW + left }), NOW);

describe('the energy tag', () => {
  it('warns for three days', () => expect(ENERGY_ENDING_SOON_S).toBe(259_200));

  it.each([
    [259_200, 'ending-soon'],
    [1, 'ending-soon'],
    [259_201, 'energy'],
    [0, 'energy'],
    [-1, 'energy'],
  ])('with %s s left is %s [ENERGY-05] [ENERGY-02] [CONST-10]', (left, shown) => {
    expect(tag(left)).toBe(shown);
  });

  it('stands without an end as well [ENERGY-04]', () => {
    expect(energyTag(aBook({ readFeatures: 2 }), NOW)).toBe('energy');
  });

  it.each([0, 1, 4])('is missing with features %s, however near the end [ENERGY-04] [ENERGY-05]', (features) => {
    expect(tag(100, features)).toBe('none');
  });
});
