// A cluster under load: what a request costs over 1, 2 and 3 gateways, and what is lost when each part dies.
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { bookInfo } from '@shuye/api-client/calls';
import { seededRandom } from '@shuye/core-domain/testing';
import * as v from 'valibot';
import { clusterOptions } from './cluster/clusterOptions.ts';
import { killPart, type PartName } from './cluster/killPart.ts';
import { compareCosts } from './cluster/compareCosts.ts';
import { latencyHistogram } from './cluster/latencyHistogram.ts';
import { sampleCluster } from './cluster/sampleCluster.ts';
import { steadyLoad } from './cluster/steadyLoad.ts';
import { watchReads } from './cluster/watchReads.ts';
import { freePorts } from '@shuye/tooling/product';
import { bareServer } from './load/bareServer.ts';
import { compareJournal } from './load/compareJournal.ts';
import { openReaders } from './load/openReaders.ts';
import { quantile } from './load/quantile.ts';
import { nextRequest, type Planned } from './load/requestMix.ts';
import { send } from './load/send.ts';
import { sendAgain } from './load/sendAgain.ts';
import { guest, signCall } from './load/signCall.ts';

/** Of one gateway's cost a request. */
const MAX_RATIO = 1.15;
/** Until reads are back, in milliseconds; a promoted primary takes longer. */
const MAX_OUTAGE_MS: Readonly<Partial<Record<PartName, number>>> = { primary: 30_000 };
const OTHER_OUTAGE_MS = 5000;
/** Load before a part dies, and after it is back. */
const AROUND_MS = 3000;
/** Chapters that a reader may want to buy. */
const CHAPTERS_TO_BUY = 300;

const options = clusterOptions(process.argv.slice(2).filter((arg) => arg !== '--'));
const random = seededRandom(options.seed);
const spread = (values: readonly number[], digits: number): string =>
  `${quantile(values, 0.5).toFixed(digits)} (${quantile(values, 0.25).toFixed(digits)}-${quantile(values, 0.75).toFixed(digits)})`;
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
const busy = (): string => `load average ${loadavg()[0]?.toFixed(1)}`;

const { cluster, soldBookId, bookIds, command, stop } = await sampleCluster();
const { gatewayPort, gatewayPorts, gateways } = cluster;
const [barePort = 0] = await freePorts(1);
const bare = await bareServer(barePort);
try {
  const readers = await openReaders({
    port: gatewayPort,
    soldBookId,
    readers: options.readers,
    chaptersToBuy: CHAPTERS_TO_BUY,
  });
  const next = (): Planned => nextRequest(readers, { soldBookId, bookIds, random });
  const found: string[] = [];

  console.log(
    `${options.rate} requests a second and gateway, ${options.readers} readers, seed ${options.seed}; ${busy()}`,
  );
  const { results, idle } = await compareCosts(
    {
      bareServer: bare,
      ports: gatewayPorts,
      pids: () => gateways.map(({ pid }) => pid()),
      next,
      onEnd: async (problems, inDoubt) => {
        found.push(...problems);
        await sendAgain(gatewayPort, inDoubt, soldBookId);
      },
    },
    options,
  );
  console.log(`a gateway without load  ${(idle * 100).toFixed(1)} % of a processor`);
  const [one, ...others] = results;
  if (one && options.rounds > 0) {
    for (const { gateways: count, rate, costs, bare: ofBare, times } of results) {
      console.log(
        `${count} with ${String(rate).padEnd(4)} a second    ${spread(costs, 2)} ms of a processor a request, a bare server ${spread(ofBare, 2)}`,
      );
      console.log(`  answers               ${latencyHistogram(times)}`);
    }
    for (const { gateways: count, rate, costs, bare: ofBare } of others) {
      const ratios = costs.map((cost, round) => cost / (one.costs[round] ?? cost));
      const ofMachine = ofBare.map((cost, round) => cost / (one.bare[round] ?? cost));
      const own = ratios.map((ratio, round) => ratio / (ofMachine[round] ?? 1));
      console.log(
        `${count} with ${rate} against one  ${spread(ratios, 2)}, a bare server ${spread(ofMachine, 2)}, so ours ${spread(own, 2)}  goal <= ${MAX_RATIO}  ${verdict(quantile(own, 0.5) <= MAX_RATIO)}`,
      );
    }
    console.log(busy());
  }

  const coverBook = bookIds[0] ?? soldBookId;
  const info = await send(gatewayPort, signCall(bookInfo, { bookId: coverBook }, guest));
  const { coverUrl } = bookInfo.toResult(v.parse(bookInfo.answer, JSON.parse(info?.body ?? '{}')) as never);
  for (const name of options.parts) {
    const limit = MAX_OUTAGE_MS[name] ?? OTHER_OUTAGE_MS;
    const outages: number[] = [];
    const broken = new Map<string, number>();
    for (let round = 0; round < options.deaths; round += 1) {
      const reads = watchReads(gatewayPort, [
        () => signCall(bookInfo, { bookId: coverBook }, guest),
        () => ({ method: 'GET', path: new URL(coverUrl, 'http://localhost').pathname }),
      ]);
      const load = steadyLoad([gatewayPort], options.rate, next);
      await pause(AROUND_MS);
      reads.beginNow();
      await killPart(cluster, name, round);
      await pause(AROUND_MS);
      outages.push(await reads.end());
      const { sent, inDoubt } = await load.end();
      for (const { problem } of sent) {
        const kind = problem?.replace(/^[^:]*: /, '').slice(0, 60);
        if (kind !== undefined) broken.set(kind, (broken.get(kind) ?? 0) + 1);
      }
      if (name === 'primary') await cluster.database.rejoin();
      await sendAgain(gatewayPort, inDoubt, soldBookId);
    }
    const longest = Math.max(0, ...outages);
    console.log(
      `death of ${name.padEnd(14)} reads back after ${outages.map((time) => Math.round(time)).join(', ')} ms  goal <= ${limit} ms  ${verdict(longest <= limit)}; ${busy()}`,
    );
    for (const [kind, count] of broken) console.log(`  ${count} requests broken: ${kind}`);
  }

  const differences: string[] = [];
  for (const reader of readers) differences.push(...(await compareJournal(gatewayPort, reader, soldBookId)));
  const changes = readers.flatMap(({ journal }) => journal);
  const ledger = command('operate', 'money', 'report');
  console.log(`errors without a death  ${found.length}  goal 0  ${verdict(found.length === 0)}`);
  for (const problem of found.slice(0, 5)) console.log(`  ${problem.slice(0, 200)}`);
  console.log(
    `journal                 ${changes.length} changes, ${differences.length} lost or made twice  goal 0  ${verdict(differences.length === 0)}`,
  );
  for (const difference of differences.slice(0, 5)) console.log(`  ${difference.slice(0, 300)}`);
  console.log(`ledger                  ${verdict(ledger.status === 0)}`);
  if (ledger.status !== 0) console.log(ledger.output.slice(0, 1000));
  if (differences.length > 0 || ledger.status !== 0) process.exitCode = 1;
} finally {
  await bare.stop();
  await stop();
}
// Connections are kept open for a next request.
process.exit();
