// One scroll through twenty chapters, and through three hundred for what it leaves in memory.
import { longTaskLine } from './measure/longTaskLine.ts';
import { ratioLine, ratioTo } from './measure/paired.ts';
import { verdictLine } from './measure/verdictLine.ts';
import { runPeers } from './peers/runPeers.ts';

type Round = Record<string, number>;

const metric = (rounds: Record<string, Round[]>, name: string): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(rounds).map(([contender, list]) => [contender, list.map((round) => round[name] ?? NaN)]),
  );

const LISTS = ['virtuoso paragraphs', 'virtua paragraphs'];
const DROPPED = 0.5;

const rounds = runPeers('reader/vertical.mjs', {
  rounds: '7',
  only: ['append', 'product', ...LISTS].join(','),
}) as Record<string, Round[]>;
console.log('\nvertical, 20 chapters, CPU at 1/4: ours to plain appending, or to who is named');
console.log(ratioLine('  main-thread CPU', ratioTo(metric(rounds, 'cpu'), 'product', 'append'), 1.15));
for (const list of LISTS) {
  console.log(ratioLine(`  main-thread CPU, to ${list}`, ratioTo(metric(rounds, 'cpu'), 'product', list), 1 / 2.5));
}
console.log(ratioLine('  nodes', ratioTo(metric(rounds, 'nodes'), 'product', 'append'), 0.25));
const { product: dropped = [] } = metric(rounds, 'droppedPct');
const { product: busy = [] } = metric(rounds, 'busyTasks');
const { product: lasting = [] } = metric(rounds, 'longTasks');
const shares = `${dropped.map((share) => share.toFixed(1)).join(', ')} %`;
const isSmooth = dropped.every((share) => share <= DROPPED);
console.log(verdictLine('  frames dropped', shares, `<= ${DROPPED} %`, isSmooth));
console.log(longTaskLine('  tasks over 50 ms', busy, lasting));

interface Reading {
  heapMB: number;
  /** Tasks over 50 ms, ms. */
  tasks: number[];
}

/** Of 300 chapters: what reading the first ten, and all of them, leaves in memory. */
const { 10: few, 300: many } = runPeers('reader/long-scroll.mjs', { rounds: '3' }) as Record<10 | 300, Reading[]>;
const heaps = { many: many.map(({ heapMB }) => heapMB), few: few.map(({ heapMB }) => heapMB) };
const tasks = many.flatMap((reading) => reading.tasks);
console.log('\nvertical, 300 chapters');
console.log(ratioLine('  memory after 300 to that after 10', ratioTo(heaps, 'many', 'few'), 1.1));
console.log(verdictLine('  tasks over 50 ms', String(tasks.length), '0', tasks.length === 0));
