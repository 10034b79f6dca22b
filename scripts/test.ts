import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from './processes/CommandFailure.ts';
import { root } from './processes/root.ts';
import { runCommand } from './processes/runCommand.ts';
import { showUsage } from './processes/showUsage.ts';
import { asksServers } from './test/asksServers.ts';
import { checkSuites } from './test/checkSuites.ts';
import { ensureBalancer } from './test/ensureBalancer.ts';
import { ensureChromium } from './test/ensureChromium.ts';
import { ensurePostgres } from './test/ensurePostgres.ts';
import { ensureRedis } from './test/ensureRedis.ts';
import { longestFirst } from './test/longestFirst.ts';
import { machineEnv } from './test/machineEnv.ts';
import { idleProcessors } from './test/idleProcessors.ts';
import { installFrozen } from './test/installFrozen.ts';
import { closingLine, resultTable, slowestTests, total } from './test/resultTable.ts';
import { runSuite, type SuiteResult } from './test/runSuite.ts';
import { runSuites } from './test/runSuites.ts';
import type { Suite } from './test/Suite.ts';
import { TEST_USAGE, testOptions } from './test/testOptions.ts';
import { workspaceSuites } from './test/workspaceSuites.ts';

/** Reports and outputs of the last run. */
const RESULTS = join(root, 'test-results');

const isNamed = ({ name, kind }: Suite, list: readonly string[]): boolean => list.includes(name) || list.includes(kind);

function chosenSuites(): Suite[] {
  try {
    const { only, without, sinceLastRun } = testOptions(process.argv.slice(2));
    const all = [...checkSuites({ sinceLastRun }), ...workspaceSuites(root, { sinceLastRun })];
    const names = new Set(all.flatMap(({ name, kind }) => [name, kind]));
    const unknown = [...only, ...without].find((name) => !names.has(name));
    if (unknown) throw new TypeError(`There is no suite "${unknown}".`);
    return all.filter((suite) => (only.length === 0 || isNamed(suite, only)) && !isNamed(suite, without));
  } catch (error) {
    throw new CommandFailure(`${error instanceof Error ? error.message : String(error)}\n${TEST_USAGE}`, {
      cause: error,
    });
  }
}

/** How long each suite took when it last ran, ms by name; this machine's own, so never committed. */
const TIMES = join(RESULTS, 'times.json');

const lastTimes = (): Record<string, number> =>
  existsSync(TIMES) ? (JSON.parse(readFileSync(TIMES, 'utf8')) as Record<string, number>) : {};

function storeTimes(results: readonly SuiteResult[]): void {
  const measured = results.filter(({ isReplayed, time }) => !isReplayed && time > 0);
  const times = Object.fromEntries(measured.map(({ name, time }) => [name, Math.round(time)]));
  writeFileSync(TIMES, JSON.stringify({ ...lastTimes(), ...times }, null, 2));
}

function report({ name, counts, time, output, isReplayed }: SuiteResult): void {
  writeFileSync(join(RESULTS, `${name.replaceAll(' ', '-')}.log`), output);
  const isFailed = counts.failed > 0;
  console.log(`${isFailed ? '✗' : '✓'} ${name} (${isReplayed ? 'unchanged' : `${(time / 1000).toFixed(1)} s`})`);
  if (isFailed) console.log(`${output}\n`);
}

showUsage(process.argv.slice(2), TEST_USAGE);

await runCommand('cut short', async (group) => {
  const suites = chosenSuites();
  mkdirSync(RESULTS, { recursive: true });
  await installFrozen(group);
  if (suites.some(({ kind }) => ['browser', 'stories', 'e2e'].includes(kind))) await ensureChromium(group);
  const notes = suites.some(asksServers) ? [await ensurePostgres(group), await ensureRedis(group)] : [];
  if (suites.some(({ name }) => name === 'unit tooling')) notes.push(await ensureBalancer(group));

  const ordered = longestFirst(suites, lastTimes());
  const results = await runSuites(ordered, {
    run: (suite) => runSuite(group, { ...suite, env: { ...suite.env, ...machineEnv(suite) } }),
    onEnd: (result) => !group.isStopping() && report(result),
    room: idleProcessors,
  });
  if (group.isStopping()) return;
  storeTimes(results);
  const parts = [
    resultTable(results),
    slowestTests(results),
    ...notes.map((note) => (note === undefined ? '' : `! ${note}`)),
  ];
  console.log(`\n${[...parts.filter(Boolean), closingLine(results)].join('\n\n')}`);
  process.exitCode = total(results).failed > 0 ? 1 : 0;
});
