// What a call of each bridge adds to the native side's own time: many calls at once, whose answers all wait the same 5 ms.
import { openHost } from '@shuye/host-bridges/testing';
import { verdictLine } from './measure/verdictLine.ts';

const CALLS = 2000;
const ROUNDS = 15;
/** How long the simulated native side takes for any call. */
const NATIVE_MS = 5;
const GOAL_MS = 1;

/** Milliseconds a call, the simulator's part in them. */
async function round(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: CALLS }, ask));
  return (performance.now() - start - NATIVE_MS) / CALLS;
}

console.log(`a call of a bridge, ${CALLS} at once, without the ${NATIVE_MS} ms of the native side`);
for (const host of ['alipay', 'alipay-h5', 'taobao', 'youku'] as const) {
  const { bridge, log } = openHost({ host });
  const found: number[] = [];
  for (let count = 0; count < ROUNDS; count += 1) found.push(await round(async () => bridge.networkType?.()));
  if (log.length !== CALLS * ROUNDS) throw new Error(`The native side of ${host} heard ${log.length} calls.`);
  const median = found.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  console.log(verdictLine(host, `${median.toFixed(4)} ms`, `< ${GOAL_MS} ms`, median < GOAL_MS));
}
