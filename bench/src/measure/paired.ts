/** What is timed; each takes the same work to its end. */
export type Cases = Readonly<Record<string, () => unknown>>;

export interface TimingOptions {
  rounds?: number;
  /** Least time that a case is repeated for in a round, in milliseconds. */
  atLeast?: number;
}

export interface Ratio {
  median: number;
  low: number;
  high: number;
}

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const timed = (work: () => unknown, times: number): number => {
  const started = performance.now();
  for (let time = 0; time < times; time++) work();
  return performance.now() - started;
};

/** Time that a case is warmed up for before the first round, as a multiple of a round's. */
const WARM_UP = 8;

/** How often a case runs in `atLeast` milliseconds, once it is warm. */
function repetitions(work: () => unknown, atLeast: number): number {
  for (let times = 1; ; times *= 2) {
    const spent = timed(work, times);
    if (spent >= atLeast * WARM_UP) return Math.max(1, Math.round((times * atLeast) / spent));
  }
}

/** Milliseconds of each case, round by round; every round measures each once and starts with another. Runs in browsers too. */
export function timeRounds(cases: Cases, { rounds = 31, atLeast = 20 }: TimingOptions = {}): Record<string, number[]> {
  const entries = Object.entries(cases).map(([name, work]) => ({ name, work, times: repetitions(work, atLeast) }));
  const results: Record<string, number[]> = Object.fromEntries(entries.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[(at + round) % entries.length];
      if (entry) results[entry.name]?.push(timed(entry.work, entry.times) / entry.times);
    }
  }
  return results;
}

/** A case in terms of another, each ratio taken inside one round: their median and quartiles. */
export function ratioTo(results: Readonly<Record<string, readonly number[]>>, name: string, base: string): Ratio {
  const ratios = (results[name] ?? []).map((time, round) => time / (results[base]?.[round] ?? Number.NaN));
  return { median: quantile(ratios, 0.5), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) };
}

/** A line of a report, with its goal where it has one. */
export function ratioLine(what: string, { median, low, high }: Ratio, goal?: number): string {
  const verdict = goal === undefined ? '' : `  goal <= ${goal}  ${median <= goal ? 'met' : 'MISSED'}`;
  return `${what.padEnd(46)} ${median.toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)})${verdict}`;
}
