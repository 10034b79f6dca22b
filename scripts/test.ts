import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from './processes/CommandFailure.ts';
import { root } from './processes/root.ts';
import { runCommand } from './processes/runCommand.ts';
import { checkSuites } from './test/checkSuites.ts';
import { ensureChromium } from './test/ensureChromium.ts';
import { ensurePostgres } from './test/ensurePostgres.ts';
import { installFrozen } from './test/installFrozen.ts';
import { closingLine, resultTable, total } from './test/resultTable.ts';
import { runSuite, type SuiteResult } from './test/runSuite.ts';
import { runSuites } from './test/runSuites.ts';
import type { Suite } from './test/Suite.ts';
import { TEST_USAGE, testOptions } from './test/testOptions.ts';
import { workspaceSuites } from './test/workspaceSuites.ts';

/** Reports and outputs of the last run. */
const RESULTS = join(root, 'test-results');

const isNamed = ({ name, kind }: Suite, list: readonly string[]): boolean => list.includes(name) || list.includes(kind);

function chosenSuites(all: readonly Suite[]): Suite[] {
  try {
    const { only, without } = testOptions(process.argv.slice(2));
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

function report({ name, counts, time, output }: SuiteResult): void {
  writeFileSync(join(RESULTS, `${name.replaceAll(' ', '-')}.log`), output);
  const isFailed = counts.failed > 0;
  console.log(`${isFailed ? '✗' : '✓'} ${name} (${(time / 1000).toFixed(1)} s)`);
  if (isFailed) console.log(`${output}\n`);
}

await runCommand('cut short', async (stage) => {
  const suites = chosenSuites([...checkSuites, ...workspaceSuites(root, RESULTS)]);
  mkdirSync(RESULTS, { recursive: true });
  await installFrozen(stage);
  if (suites.some(({ kind }) => ['browser', 'stories', 'e2e'].includes(kind))) await ensureChromium(stage);
  const note = suites.some(({ name }) => name === 'unit gateway') ? await ensurePostgres(stage) : undefined;

  const results = await runSuites(suites, {
    run: (suite) => runSuite(stage, suite),
    onEnd: (result) => !stage.isStopping() && report(result),
  });
  if (stage.isStopping()) return;
  console.log(`\n${resultTable(results)}\n\n${note === undefined ? '' : `! ${note}\n\n`}${closingLine(results)}`);
  process.exitCode = total(results).failed > 0 ? 1 : 0;
});
