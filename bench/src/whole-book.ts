// A book of 700,000 characters in one chapter: all its pages against the browser's own layout, and whether that was felt.
import { ratioLine, ratioTo } from './measure/paired.ts';
import { verdictLine } from './measure/verdictLine.ts';
import { runPeers } from './peers/runPeers.ts';

interface Opening {
  /** Milliseconds until the first page is on the screen, and until every page is known. */
  first: number;
  all: number;
}

const { wall, felt } = runPeers('reader/whole-book.mjs', { rounds: '5' }) as {
  wall: Record<'bare' | 'product', Opening[]>;
  /** Tasks over 50 ms at 1/4 CPU, by round, ms. */
  felt: number[][];
};
const times = (part: keyof Opening): Record<string, number[]> => ({
  bare: wall.bare.map((opening) => opening[part]),
  product: wall.product.map((opening) => opening[part]),
});
const long = felt.flat().length;

console.log("\na book of 700,000 characters: ours to the browser's full layout");
console.log(ratioLine('  whole page table', ratioTo(times('all'), 'product', 'bare'), 0.1));
console.log(ratioLine('  first page', ratioTo(times('first'), 'product', 'bare')));
console.log(verdictLine('  tasks over 50 ms, CPU at 1/4', String(long), '0', long === 0));
