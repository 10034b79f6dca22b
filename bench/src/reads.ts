// How many small reads a second the gateway answers, as a share of what a bare server does in the same run.
import { helloRatio, smallReads } from './load/helloRatio.ts';
import { openReader } from './load/openReader.ts';
import { quantile } from './load/quantile.ts';
import { readsOf } from './load/requestMix.ts';
import { sampleServers } from './load/sampleServers.ts';
import type { Outgoing } from './load/send.ts';

const GOAL = 0.5;
const BOOKS = 5;

const { server, hello, bookIds, stop } = await sampleServers();

async function report(name: string, reads: readonly (() => Outgoing)[]): Promise<number> {
  const { ratios, ours, hello: bare } = await helloRatio(server.port, hello.port, reads);
  const [low = 0, median = 0, high = 0] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share));
  const figures = `${median.toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)})`;
  console.log(
    `${name.padEnd(28)}${figures}  ${Math.round(ours)} of ${Math.round(bare)} a second, ${ratios.length} rounds`,
  );
  return median;
}

try {
  const reader = await openReader(server.port, 'reader', []);
  const kinds = new Map<string, (() => Outgoing)[]>();
  for (const bookId of bookIds.slice(0, BOOKS)) {
    const reads = await smallReads(server.port, readsOf(reader, bookId));
    for (const read of reads) {
      const { path, headers } = read();
      const name = `${path.split('?')[0]}${headers?.['authorization'] === undefined ? '' : ', logged in'}`;
      kinds.set(name, [...(kinds.get(name) ?? []), read]);
    }
  }
  for (const [name, reads] of kinds) await report(name, reads);
  const median = await report('all of them', [...kinds.values()].flat());
  console.log(`goal >= ${GOAL}  ${median >= GOAL ? 'met' : 'MISSED'}`);
} finally {
  await stop();
}
// Connections are kept open for a next request.
process.exit();
