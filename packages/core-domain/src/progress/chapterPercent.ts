export const PERCENT_SCALE = 10_000;

/** Whoever opened a book has begun it [CONST-81]. */
export const PERCENT_MIN = 1;

/** A whole number from 1 to 10,000; whatever is no number is 1 [PROG-02]. */
export const clampPercent = (percent: unknown): number =>
  typeof percent === 'number' && percent >= PERCENT_MIN ? Math.min(PERCENT_SCALE, Math.floor(percent)) : PERCENT_MIN;

/**
 * `(index + 1) / count × 10,000`, floored, within 1 and 10,000; an index or a count that makes no sense gives 1 [PROG-01]
 * (D-071). Multiplied before it is divided: the quotient of two whole numbers never rounds below a whole one.
 */
export const chapterPercent = (index: number, count: number): number =>
  count > 0 && Number.isFinite(count) ? clampPercent(((index + 1) * PERCENT_SCALE) / count) : PERCENT_MIN;

/** The chapter, from 0, of a percent: exact up to 10,000 chapters, one beside it at most up to 20,000. */
export function chapterIndexAt(percent: number, count: number): number | undefined {
  if (!(count >= 1)) return undefined;
  return Math.ceil((clampPercent(percent) * count) / PERCENT_SCALE) - 1;
}
