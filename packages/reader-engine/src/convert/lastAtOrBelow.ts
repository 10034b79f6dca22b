/** Index of the last of some rising numbers that is not above `value`, by bisection; 0 where all are above it. */
export function lastAtOrBelow(numbers: readonly number[], value: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
