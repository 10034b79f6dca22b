// The reader against the browser's own columns and against other readers (goals: see the rows' ends).
import { ratioLine, ratioTo } from './measure/paired.ts';
import { runPeers } from './peers/runPeers.ts';

type Samples = Record<string, Record<string, number[]>>;
interface Run {
  all: Record<string, Samples>;
}

interface Goal {
  metric: string;
  what: string;
  /** Largest ratio to the browser's own columns, by characters of the chapter. */
  most: Partial<Record<number, number>>;
}

const goals: readonly Goal[] = [
  { metric: 'first.cpu', what: 'first page, CPU', most: { 3000: 1, 10_000: 0.35, 100_000: 0.09 } },
  { metric: 'allPages.ms', what: 'whole page table', most: { 100_000: 0.2 } },
  { metric: 'turn.ms', what: 'tap to next frame', most: { 3000: 1.05, 10_000: 1.05, 100_000: 1.05 } },
  { metric: 'percent.ms', what: 'go to a percentage', most: { 3000: 1, 10_000: 1, 100_000: 1 } },
  { metric: 'font.cpu', what: 'font change', most: { 10_000: 0.15 } },
];

const metricOf = (samples: Samples, metric: string): Record<string, number[]> =>
  Object.fromEntries(Object.entries(samples).map(([name, metrics]) => [name, metrics[metric] ?? []]));

for (const throttle of [1, 4]) {
  const { all } = runPeers('reader/run.mjs', {
    sizes: '3000,10000,100000',
    rounds: throttle === 1 ? '7' : '3',
    throttle: String(throttle),
    only: 'bare,product,foliate,epubjs,readium',
  }) as Run;
  for (const [size, samples] of Object.entries(all)) {
    console.log(`\n${size} characters, CPU at 1/${throttle}: ours to the browser's columns`);
    for (const { metric, what, most } of goals) {
      const ratio = ratioTo(metricOf(samples, metric), 'product', 'bare');
      console.log(ratioLine(`  ${what}`, ratio, most[Number(size)]));
    }
    const kept = samples['product']?.['kept'] ?? [];
    console.log(
      `  first character kept over a font change: ${kept.filter((value) => value === 1).length} of ${kept.length}`,
    );
  }
}
