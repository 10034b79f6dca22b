interface Placed {
  /** Number of the line in the file. */
  line: number;
}

/** Counts those of `sorted`, in the order of their lines, that are at or above a line. */
export function countUpTo(sorted: readonly Placed[], line: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle]?.line ?? Infinity) <= line) from = middle + 1;
    else to = middle;
  }
  return from;
}
