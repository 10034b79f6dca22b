/** A list of whole numbers that grows; four bytes an entry. */
export interface GrowingList {
  readonly length: number;
  push: (value: number) => void;
  /** Gives 0 outside the list. */
  at: (index: number) => number;
  /** Index of the last entry not above the value, by bisection; entries must rise. -1 where all are above it. */
  lastNotAbove: (value: number) => number;
}

export function createGrowingList(capacity = 64): GrowingList {
  let values = new Uint32Array(capacity);
  let length = 0;

  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length++] = value;
    },
    at: (index) => values[index] ?? 0,
    lastNotAbove(value) {
      let low = 0;
      let high = length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((values[middle] ?? 0) <= value) low = middle + 1;
        else high = middle;
      }
      return low - 1;
    },
  };
}
