export interface Chance {
  /** A whole number from 0 up to `bound`. */
  below: (bound: number) => number;
  one: <Value>(of: readonly Value[]) => Value;
}

/** Chance that the same seed repeats. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const one = <Value>(of: readonly Value[]): Value => {
    const chosen = of[below(of.length)];
    if (chosen === undefined) throw new RangeError('nothing to choose from');
    return chosen;
  };
  return { below, one };
}
