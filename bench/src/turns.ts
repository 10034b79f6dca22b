// Turns: into the next chapter, in a burst, and animated on a slow machine.
import { longTaskLine } from './measure/longTaskLine.ts';
import { ratioLine, ratioTo } from './measure/paired.ts';
import type { Samples } from './measure/samplesOf.ts';
import { verdictLine } from './measure/verdictLine.ts';
import { runPeers } from './peers/runPeers.ts';

const { taps, burst, ...turns } = runPeers('reader/turns.mjs', { rounds: '7' }) as {
  ordinary: number[];
  nextChapter: number[];
  /** Taps that were counted, by round. */
  burst: number[];
  taps: number;
};
console.log('\nturns');
console.log(ratioLine('  into the next chapter, to an ordinary one', ratioTo(turns, 'nextChapter', 'ordinary'), 1.2));
const counted = `${burst.join(', ')} of ${taps}`;
const isAll = burst.every((count) => count === taps);
console.log(verdictLine('  taps counted, twenty a second', counted, 'all', isAll));

const smooth = runPeers('reader/run.mjs', {
  sizes: '3000,10000,100000',
  rounds: '3',
  throttle: '4',
  only: 'bare,product',
  smooth: 'yes',
}) as { all: Record<string, Samples> };
console.log('\nanimated turns, CPU at 1/4');
for (const [size, samples] of Object.entries(smooth.all)) {
  const { droppedPct = [], busyTasks = [], longTasks = [] } = samples['product'] ?? {};
  const dropped = `${droppedPct.map((share) => share.toFixed(1)).join(', ')} %`;
  const isSmooth = droppedPct.every((share) => share === 0);
  console.log(verdictLine(`  ${size} characters, frames dropped`, dropped, '0 %', isSmooth));
  const { droppedPct: inBare = [] } = samples['bare'] ?? {};
  console.log(`    the browser's own columns drop ${inBare.map((share) => share.toFixed(1)).join(', ')} %`);
  console.log(longTaskLine(`  ${size} characters, tasks over 50 ms`, busyTasks, longTasks));
}
