// A cluster under a steady load for long: whether memory, handles and connections stay where they are.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { seededRandom } from '@shuye/core-domain/testing';
import { latencyHistogram } from './cluster/latencyHistogram.ts';
import { sampleCluster } from './cluster/sampleCluster.ts';
import { steadyLoad } from './cluster/steadyLoad.ts';
import { compareJournal } from './load/compareJournal.ts';
import { openReaders } from './load/openReaders.ts';
import { quantile } from './load/quantile.ts';
import { nextRequest } from './load/requestMix.ts';
import { sendAgain } from './load/sendAgain.ts';
import { processorTime } from './measure/processorTime.ts';
import { askHeld } from './soak/askHeld.ts';
import { countConnections } from './soak/countConnections.ts';
import { slope } from './soak/slope.ts';
import { soakOptions } from './soak/soakOptions.ts';

/** Growth an hour, as a share of the median. */
const GOALS: Readonly<Record<string, number>> = { heap: 0.05, memory: 0.1 };
const OTHER_GOAL = 0.05;
/** Share of the time in which code is compiled and memories fill: looked at, not judged. */
const WARM_UP = 1 / 6;
/** Chapters that a reader may want to buy. */
const CHAPTERS_TO_BUY = 100;
const HOUR_S = 3600;

const options = soakOptions(process.argv.slice(2).filter((arg) => arg !== '--'));
const random = seededRandom(options.seed);
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
const busy = (): string => `load average ${loadavg()[0]?.toFixed(1)}`;

const folder = mkdtempSync(join(tmpdir(), 'shuye-soak-'));
const preload = pathToFileURL(join(import.meta.dirname, 'soak/tellHeld.ts')).href;
const { cluster, soldBookId, bookIds, command, stop } = await sampleCluster({
  SOAK_FOLDER: folder,
  NODE_OPTIONS: `--expose-gc --import=${preload}`,
});
const { gatewayPort, gateways, env } = cluster;
const used = (): number => gateways.reduce((sum, { pid }) => sum + processorTime(pid()), 0);

/** Everything that may grow, by its name. */
async function look(): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { name, pid } of gateways) {
    const held = await askHeld(pid() ?? 0, folder);
    for (const [kind, value] of Object.entries(held)) found.set(`${kind} of ${name}`, value);
  }
  const connections = await countConnections(env['DATABASE_URL'] ?? '', env['REDIS_URL'] ?? '');
  for (const [part, count] of Object.entries(connections)) found.set(`connections of ${part}`, count);
  return found;
}

try {
  const readers = await openReaders({
    port: gatewayPort,
    soldBookId,
    readers: options.readers,
    chaptersToBuy: CHAPTERS_TO_BUY,
  });
  console.log(
    `${options.rate} requests a second for ${options.minutes} minutes, ${options.readers} readers, seed ${options.seed}; ${busy()}`,
  );

  const series = new Map<string, { at: number; value: number }[]>();
  const load = steadyLoad([gatewayPort], options.rate, () => nextRequest(readers, { soldBookId, bookIds, random }));
  const before = used();
  const looks = Math.floor((options.minutes * 60) / options.every);
  for (let at = 1; at <= looks; at += 1) {
    await pause(Math.max(0, at * options.every * 1000 - load.nowMs()));
    const seen = await look();
    const nowS = load.nowMs() / 1000;
    for (const [name, value] of seen) series.set(name, [...(series.get(name) ?? []), { at: nowS, value }]);
    console.log(
      `${Math.round(nowS)} s  ${[...seen.values()].map((value) => value.toFixed(value % 1 === 0 ? 0 : 1)).join(' ')}; ${busy()}`,
    );
  }
  const seconds = load.nowMs() / 1000;
  const processor = (used() - before) / seconds;
  const { sent, inDoubt } = await load.end();
  await sendAgain(gatewayPort, inDoubt, soldBookId);

  let isFlat = true;
  for (const [name, points] of series) {
    const judged = points.filter(({ at }) => at > seconds * WARM_UP);
    const values = judged.map(({ value }) => value);
    const quarter = Math.max(1, Math.floor(values.length / 4));
    const median = quantile(values, 0.5);
    const growth = slope(judged) * HOUR_S;
    const goal = GOALS[name.split(' ')[0] ?? ''] ?? OTHER_GOAL;
    const isMet = growth <= goal * median;
    isFlat &&= isMet;
    console.log(
      `${name.padEnd(26)}${quantile(values.slice(0, quarter), 0.5).toFixed(1)} in the first quarter, ${quantile(values.slice(-quarter), 0.5).toFixed(1)} in the last, ${((growth / median) * 100).toFixed(1)} % an hour  goal <= ${goal * 100} %  ${verdict(isMet)}`,
    );
  }
  const differences: string[] = [];
  for (const reader of readers) differences.push(...(await compareJournal(gatewayPort, reader, soldBookId)));
  const changes = readers.flatMap(({ journal }) => journal).length;
  const ledger = command('operate', 'money', 'report');
  const problems = sent.flatMap(({ problem }) => (problem === undefined ? [] : [problem]));
  console.log(`gateways                  ${(processor * 100).toFixed(1)} % of a processor`);
  console.log(`answers                   ${latencyHistogram(sent.map(({ due, at }) => at - due))}`);
  console.log(
    `errors                    ${problems.length} of ${sent.length}  goal 0  ${verdict(problems.length === 0)}`,
  );
  for (const problem of problems.slice(0, 5)) console.log(`  ${problem.slice(0, 200)}`);
  console.log(
    `journal                   ${changes} changes, ${differences.length} lost or made twice  goal 0  ${verdict(differences.length === 0)}`,
  );
  console.log(`ledger                    ${verdict(ledger.status === 0)}`);
  if (!isFlat || problems.length > 0 || differences.length > 0 || ledger.status !== 0) process.exitCode = 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
// Connections are kept open for a next request.
process.exit();
