/** Chance that can be repeated: the same seed gives the same numbers. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from 0 up to `bound`. */
  below: (bound: number) => number;
  chance: (probability: number) => boolean;
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
}

/** Mulberry32: 32 bits of state are plenty for a simulation of some thousand steps a seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (values) => values[below(values.length)] ?? values[0],
  };
}
