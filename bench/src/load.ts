// A server under load that is killed twice: how long answers take, what that costs, and whether anything was lost.
import { compareJournal } from './load/compareJournal.ts';
import { generateLoad } from './load/generateLoad.ts';
import { helloRatio, smallReads } from './load/helloRatio.ts';
import { loadOptions } from './load/loadOptions.ts';
import { openReaders } from './load/openReaders.ts';
import { quantile } from './load/quantile.ts';
import { nextRequest, readsOf } from './load/requestMix.ts';
import { sampleServers } from './load/sampleServers.ts';
import { seededRandom } from '@shuye/core-domain/testing';
import { sendAgain } from './load/sendAgain.ts';

/** Milliseconds. */
const GOALS = { p99: 80, outage: 2000, ratio: 0.5 };
/** Chapters that a reader may want to buy. */
const CHAPTERS_TO_BUY = 200;

const options = loadOptions(process.argv.slice(2).filter((arg) => arg !== '--'));
const random = seededRandom(options.seed);
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

const { server, hello, soldBookId, bookIds, stop } = await sampleServers();
const { port } = server;

try {
  const readers = await openReaders({ port, soldBookId, readers: options.readers, chaptersToBuy: CHAPTERS_TO_BUY });
  const [first] = readers;
  if (!first) throw new Error('There is no reader.');

  console.log(
    `${options.rate} requests a second for ${options.seconds} s, ${options.readers} readers, ${options.kills} deaths, seed ${options.seed}`,
  );
  const result = await generateLoad(server, options, () => nextRequest(readers, { soldBookId, bookIds, random }));
  await sendAgain(port, result.inDoubt, soldBookId);

  const differences: string[] = [];
  for (const reader of readers) differences.push(...(await compareJournal(port, reader, soldBookId)));
  const changes = readers.flatMap(({ journal }) => journal);
  const p99 = quantile(result.times, 0.99);
  const outages = result.outages.map(({ from, until }) => until - from);
  console.log(`answers                 ${result.times.length} of ${result.sent}, ${result.broken} broken by deaths`);
  console.log(
    `median, p99, slowest    ${[0.5, 0.99, 1].map((share) => `${quantile(result.times, share).toFixed(1)} ms`).join(', ')}  goal p99 <= ${GOALS.p99} ms  ${verdict(p99 <= GOALS.p99)}`,
  );
  console.log(`errors                  ${result.errors.length}  goal 0  ${verdict(result.errors.length === 0)}`);
  for (const error of result.errors.slice(0, 5)) console.log(`  ${error.slice(0, 200)}`);
  console.log(
    `back after a death      ${outages.map((time) => `${Math.round(time)} ms`).join(', ')}  goal <= ${GOALS.outage} ms  ${verdict(outages.every((time) => time <= GOALS.outage))}`,
  );
  console.log(
    `journal                 ${changes.length} changes, ${changes.filter((change) => change.isAcknowledged).length} acknowledged, ${differences.length} differences  goal 0  ${verdict(differences.length === 0)}`,
  );
  for (const difference of differences.slice(0, 5)) console.log(`  ${difference.slice(0, 300)}`);
  console.log(`memory of the server    ${Math.round((await server.memory()) / 1e6)} MB`);

  const reads = await smallReads(
    port,
    bookIds.slice(0, 5).flatMap((bookId) => readsOf(first, bookId)),
  );
  const { ratios, ours, hello: bare } = await helloRatio(port, hello.port, reads);
  const median = quantile(ratios, 0.5);
  console.log(
    `small reads a second    ${Math.round(ours)}, a bare server ${Math.round(bare)}: ${median.toFixed(2)} (${quantile(ratios, 0.25).toFixed(2)}-${quantile(ratios, 0.75).toFixed(2)})  goal >= ${GOALS.ratio}  ${verdict(median >= GOALS.ratio)}`,
  );
  if (result.errors.length > 0 || differences.length > 0) process.exitCode = 1;
} finally {
  await stop();
}
// Connections are kept open for a next request.
process.exit();
