/** How far a figure is on its way, from 0 before it to 1 at its end and beyond. */
const partOf = (figure: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (figure - from) / (to - from)));

/**
 * What a processor's time is multiplied by for Lighthouse's middling phone, so that machines of any speed find the same. By
 * the calculator that Lighthouse's documentation of throttling names: 1 at an index of 150, 2 at 800, 3 at 1,300 and 6 at
 * 2,000, where it ends; its usual 4 is that of 1,533.
 * @param benchmarkIndex what Lighthouse's `computeBenchmarkIndex` finds in a page
 */
export const slowdownOf = (benchmarkIndex: number): number =>
  1 + partOf(benchmarkIndex, 150, 800) + partOf(benchmarkIndex, 800, 1300) + 3 * partOf(benchmarkIndex, 1300, 2000);
