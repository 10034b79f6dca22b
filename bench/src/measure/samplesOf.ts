/** What a round of a contender measured, by contender, metric and round. */
export type Samples = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** One metric of each contender, round by round. */
export const samplesOf = (samples: Samples, metric: string): Record<string, readonly number[]> =>
  Object.fromEntries(Object.entries(samples).map(([name, metrics]) => [name, metrics[metric] ?? []]));
