/** Progress through a book on the wire's scale; never below 1 (S1 §4, D-071). */
export const PERCENT_SCALE = 10_000;

/** `(index + 1) / count × 10,000`, floored, within 1 and 10,000; an index or a count that makes no sense gives 1 [PROG-01]. */
export function chapterPercent(index: number, count: number): number {
  const percent = Math.floor(((index + 1) / count) * PERCENT_SCALE);
  return Number.isFinite(percent) ? Math.min(PERCENT_SCALE, Math.max(1, percent)) : 1;
}
