import { quantile } from '../load/quantile.ts';

/** By Theil and Sen: the median of the slopes between all pairs of points, which single outliers do not move. */
export function slope(points: readonly { at: number; value: number }[]): number {
  const slopes = points.flatMap((left, index) =>
    points.slice(index + 1).map((right) => (right.value - left.value) / (right.at - left.at)),
  );
  return slopes.length === 0 ? 0 : quantile(slopes, 0.5);
}
