/** The first index whose value is at least `least`, in ascending values. */
export function firstAtLeast(values: readonly number[], least: number): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((values[middle] ?? Infinity) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
