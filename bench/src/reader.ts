// The reader against the browser's own columns, which are the limit, and against other readers.
import { ratioLine, ratioTo } from './measure/paired.ts';
import type { Samples } from './measure/samplesOf.ts';
import { verdictLine } from './measure/verdictLine.ts';
import { runPeers } from './peers/runPeers.ts';

interface Row {
  metric: string;
  what: string;
  /** Largest ratio, by characters of the chapter; a size without one is shown without a verdict. */
  most: Partial<Record<number, number>>;
  /** What it is a ratio to; the browser's columns where it is left out. */
  to?: (typeof PEERS)[number];
  /** What the other one is measured by, where that is another metric. */
  toMetric?: string;
}

const PEERS = ['foliate', 'epubjs', 'readium'] as const;
/** What the first page of 100,000 characters may cost of a peer's, CPU. */
const LONG_FIRST = { foliate: 1 / 50, epubjs: 1 / 20, readium: 1 / 20 };
/** At ordinary speed the machine tells most; slowed down, rounds take long. */
const RUNS = [
  { throttle: 1, rounds: 7 },
  { throttle: 4, rounds: 3 },
];
/** A long chapter's first page may take this much more than a short one's. */
const FLAT = 1.2;
/** Two that show the next frame alike are this far apart at most. */
const SAME = 1.05;

const rows: readonly Row[] = [
  { metric: 'first.cpu', what: 'first page, CPU', most: { 3000: 1, 10_000: 0.35, 100_000: 0.09 } },
  { metric: 'first.ms', what: 'first page, time', most: {} },
  { metric: 'allPages.ms', what: 'whole page table', most: { 100_000: 0.2 } },
  { metric: 'second.ms', what: 'next chapter, opened from afar', most: {} },
  { metric: 'turn.ms', what: 'tap to next frame', most: { 3000: SAME, 10_000: SAME, 100_000: SAME } },
  { metric: 'percent.ms', what: 'go to a percentage', most: { 3000: 1, 10_000: 1, 100_000: 1 } },
  { metric: 'percent.ms', what: 'go to a percentage, to foliate', most: { 100_000: 1 / 3 }, to: 'foliate' },
  { metric: 'font.cpu', what: 'font change, CPU', most: { 10_000: 0.15 } },
  { metric: 'heapMB', what: 'memory of scripts', most: {} },
  { metric: 'nodes', what: 'nodes of the document', most: {} },
  ...PEERS.flatMap((to): Row[] => [
    {
      metric: 'first.cpu',
      what: `first page, CPU, to ${to}`,
      most: { 3000: 1 / 2.4, 10_000: 1 / 5, 100_000: LONG_FIRST[to] },
      to,
    },
    { metric: 'first.ms', what: `first page, time, to ${to}`, most: { 3000: 1 / 4 }, to },
    {
      metric: 'allPages.ms',
      what: `whole page table, to first page of ${to}`,
      most: { 100_000: 1 },
      to,
      toMetric: 'first.ms',
    },
    { metric: 'second.ms', what: `next chapter, to ${to}`, most: { 3000: 0.1, 10_000: 0.1, 100_000: 0.1 }, to },
    { metric: 'turn.ms', what: `tap to next frame, to ${to}`, most: { 3000: SAME, 10_000: SAME, 100_000: SAME }, to },
    { metric: 'font.cpu', what: `font change, CPU, to ${to}`, most: { 10_000: 1 / 8 }, to },
  ]),
];

for (const { throttle, rounds } of RUNS) {
  const { all } = runPeers('reader/run.mjs', {
    sizes: '3000,10000,100000',
    rounds: String(rounds),
    throttle: String(throttle),
    only: ['bare', 'product', ...PEERS].join(','),
  }) as { all: Record<string, Samples> };

  for (const [size, samples] of Object.entries(all)) {
    console.log(`\n${size} characters, CPU at 1/${throttle}: ours to the browser's columns, or to who is named`);
    for (const { metric, what, most, to = 'bare', toMetric = metric } of rows) {
      const pair = { product: samples['product']?.[metric] ?? [], [to]: samples[to]?.[toMetric] ?? [] };
      console.log(ratioLine(`  ${what}`, ratioTo(pair, 'product', to), most[Number(size)]));
    }
    const kept = samples['product']?.['kept'] ?? [];
    const count = kept.filter((value) => value === 1).length;
    const what = '  first character kept over a font change';
    console.log(verdictLine(what, `${count} of ${kept.length}`, 'all', count === kept.length));
  }
  const own = {
    long: all['100000']?.['product']?.['first.cpu'] ?? [],
    short: all['3000']?.['product']?.['first.cpu'] ?? [],
  };
  console.log(ratioLine('\nfirst page, CPU, 100,000 to our own 3,000', ratioTo(own, 'long', 'short'), FLAT));
}
