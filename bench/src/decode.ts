// Decoding a chapter against the platform's own base64, without rot13, in Node and in Chromium.
import { decodeRounds } from './decode/decodeRounds.ts';
import { inChromium } from './measure/inChromium.ts';
import { ratioLine, ratioTo } from './measure/paired.ts';

/** Goals by size of the body in characters. */
const sizes = [
  { size: 20_000, name: '20 KB', node: 1.1, chromium: 0.4 },
  { size: 1_000_000, name: '1 MB', node: 1, chromium: 0.4 },
];
const bodies = sizes.map(({ size }) => size);

const inNode = decodeRounds(bodies);
const inBrowser = await inChromium<Record<string, number[]>[]>('decode/decodeRounds.ts', 'decodeRounds', bodies);

console.log('decoding a chapter, relative to atob + TextDecoder without rot13');
for (const [at, { name, node, chromium }] of sizes.entries()) {
  console.log(ratioLine(`Node, ${name}`, ratioTo(inNode[at] ?? {}, 'ours', 'platform'), node));
  console.log(ratioLine(`Chromium, ${name}`, ratioTo(inBrowser[at] ?? {}, 'ours', 'platform'), chromium));
}
