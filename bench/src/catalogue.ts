// The catalogue of a long book on a slow machine: our list against all rows at once, and against other lists.
import { ratioLine, ratioTo } from './measure/paired.ts';
import { samplesOf, type Samples } from './measure/samplesOf.ts';
import { verdictLine } from './measure/verdictLine.ts';
import { runPeers } from './peers/runPeers.ts';

/** Largest ratios, by rows of the list. */
const GOALS: Readonly<Record<string, { first: number; naive?: number }>> = {
  1000: { first: 0.4 },
  10000: { first: 0.06, naive: 1 / 15 },
};
const JUMP = 1.5;
const TO_TANSTACK = 1.1;
const DROPPED = 3;

const all = runPeers('catalogue/run.mjs', {
  sizes: Object.keys(GOALS).join(','),
  rounds: '7',
  only: 'html,product,tanstack,naive',
}) as Record<string, Samples>;

for (const [size, samples] of Object.entries(all)) {
  const line = (what: string, metric: string, to: string, most?: number): void =>
    console.log(ratioLine(`  ${what}`, ratioTo(samplesOf(samples, metric), 'product', to), most));
  const goal = GOALS[size];
  console.log(`\na catalogue of ${size} chapters, CPU at 1/4: ours to innerHTML of all rows, or to who is named`);
  line('first rows', 'first.ms', 'html', goal?.first);
  line('first rows, to tanstack', 'first.ms', 'tanstack', TO_TANSTACK);
  line('first rows, to a plain React list', 'first.ms', 'naive', goal?.naive);
  line('jump far down', 'jump.ms', 'html', JUMP);
  line('jump far down, to tanstack', 'jump.ms', 'tanstack', TO_TANSTACK);
  line('memory of scripts', 'heapMB', 'html');
  const dropped = samples['product']?.['droppedPct'] ?? [];
  const shares = `${dropped.map((share) => share.toFixed(1)).join(', ')} %`;
  const isSmooth = dropped.every((share) => share <= DROPPED);
  console.log(verdictLine('  frames dropped in a scroll', shares, `<= ${DROPPED} %`, isSmooth));
}
