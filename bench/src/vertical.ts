// One scroll through twenty chapters, and through three hundred for what it leaves in memory.
import { ratioLine, ratioTo } from './measure/paired.ts';
import { runPeers } from './peers/runPeers.ts';

type Round = Record<string, number>;

const metric = (rounds: Record<string, Round[]>, name: string): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(rounds).map(([contender, list]) => [contender, list.map((round) => round[name] ?? NaN)]),
  );

const rounds = runPeers('reader/vertical.mjs', {
  rounds: '3',
  only: 'append,product,virtuoso paragraphs,virtua paragraphs',
}) as Record<string, Round[]>;
console.log('\nvertical, 20 chapters, CPU at 1/4: ours to plain appending');
console.log(ratioLine('  main-thread CPU', ratioTo(metric(rounds, 'cpu'), 'product', 'append'), 1.15));
console.log(ratioLine('  nodes', ratioTo(metric(rounds, 'nodes'), 'product', 'append'), 0.25));

/** Of 300 chapters that are all at hand: what reading `reach` of them leaves in memory, and whether the page ever stood still. */
const reading = (reach: number): Round[] =>
  (
    runPeers('reader/vertical.mjs', {
      rounds: '3',
      chapters: '300',
      reach: String(reach),
      throttle: '1',
      speed: '30000',
      only: 'product',
    }) as { product: Round[] }
  ).product;
const few = reading(10);
const many = reading(300);
const heaps = { many: many.map(({ heapMB = NaN }) => heapMB), few: few.map(({ heapMB = NaN }) => heapMB) };
console.log('\nvertical, 300 chapters');
console.log(ratioLine('  memory after 300 to that after 10', ratioTo(heaps, 'many', 'few'), 1.1));
console.log(`  tasks over 50 ms: ${many.map(({ longTasks }) => longTasks).join(', ')}  goal 0`);
