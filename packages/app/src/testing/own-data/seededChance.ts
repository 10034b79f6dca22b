import { seededRandom } from '@shuye/core-domain/testing';

export interface Chance {
  /** A whole number from 0 up to `bound`. */
  below: (bound: number) => number;
  one: <Value>(of: readonly Value[]) => Value;
}

/** Chance that the same seed repeats. */
export function seededChance(seed: number): Chance {
  const random = seededRandom(seed);
  const below = (bound: number): number => Math.floor(random() * bound);
  const one = <Value>(of: readonly Value[]): Value => {
    const chosen = of[below(of.length)];
    if (chosen === undefined) throw new RangeError('nothing to choose from');
    return chosen;
  };
  return { below, one };
}
