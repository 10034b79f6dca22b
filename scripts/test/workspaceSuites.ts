import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createReplays, type TestTask } from './createReplays.ts';
import { packageFolders } from './packageFolders.ts';
import type { Suite, SuiteKind } from './Suite.ts';

interface Package {
  name: string;
  scripts?: Readonly<Record<string, string>>;
}

interface TestScript {
  kind: SuiteKind;
  /** Name of the report that its task in turbo.json declares as output. */
  report: string;
}

const SCRIPTS: Readonly<Record<string, TestScript>> = {
  test: { kind: 'unit', report: 'unit.json' },
  'test:browser': { kind: 'browser', report: 'browser.json' },
  'test:stories': { kind: 'stories', report: 'stories.json' },
  e2e: { kind: 'e2e', report: 'e2e.json' },
};

const isGiven = (value: string | undefined): boolean => value !== undefined && value !== '';

interface WorkspaceOptions {
  /**
   * Only the test files whose modules changed since they last ran, as vitest recorded them, the journeys whose scripts did,
   * and those that failed then.
   */
  sinceLastRun?: boolean;
  /** Whether turbo would replay the report of a whole suite. */
  isReplayed?: (suite: Suite, task: TestTask) => boolean;
  env?: NodeJS.ProcessEnv;
}

/** Vitest notes what each test file loads, and selects by that. Of stories it knows nothing: they run whole. */
const RECORDS = '--experimental.recordDependencies';
const SINCE_LAST_RUN = '--sinceLastRun';

/**
 * Test suites of every package of the workspace, found by their scripts: a new package is tested without being listed.
 * Each runs through turbo, which replays the report of the last green run where nothing that the suite reads has changed.
 */
export function workspaceSuites(
  root: string,
  { sinceLastRun = false, isReplayed = createReplays(root), env = process.env }: WorkspaceOptions = {},
): Suite[] {
  // Books outside of the repository are no input that turbo can see.
  const isForced = isGiven(env['SHUYE_SAMPLE_BOOKS']);

  const command = ({ package: name, script, args }: TestTask): string =>
    [
      `turbo run ${script} --filter=${name} --output-logs=new-only --log-prefix=none`,
      ...(isForced ? ['--force'] : []),
      ...(args.length > 0 ? ['--', ...args] : []),
    ].join(' ');

  const journeys = (folder: string, task: TestTask): Suite => ({
    name: 'e2e',
    kind: 'e2e',
    cwd: root,
    commands: [command({ ...task, args: sinceLastRun ? ['--since-last-run'] : [] })],
    // The few that a change can break wait for each other half of their time, and leave it to other suites.
    share: sinceLastRun ? 'part' : 'whole',
    after: ['build'],
    report: {
      kind: 'playwright',
      file: join(folder, 'test-results/e2e.json'),
      ...(sinceLastRun && { mayBeEmpty: true }),
    },
  });

  const tests = (folder: string, { kind, report }: TestScript, task: TestTask): Suite => {
    const args = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${report}`];
    const whole = { ...task, args: [...args, RECORDS] };
    const suite: Suite = {
      name: `${kind} ${basename(folder)}`,
      kind,
      cwd: root,
      commands: [command(whole)],
      share: 'part',
      report: { kind: 'vitest', file: join(folder, 'test-results', report), ...(sinceLastRun && { mayBeEmpty: true }) },
    };
    // What vitest selects from has to be loaded first: where nothing has changed turbo is faster.
    if (!sinceLastRun || kind === 'stories' || (!isForced && isReplayed(suite, whole))) return suite;
    return { ...suite, commands: [command({ ...task, args: [...args, SINCE_LAST_RUN] })] };
  };

  const suiteOf = (folder: string, packageName: string, script: string): Suite[] => {
    const known = SCRIPTS[script];
    if (!known) return [];
    const task: TestTask = { package: packageName, script, args: [] };
    return [known.kind === 'e2e' ? journeys(folder, task) : tests(folder, known, task)];
  };

  return packageFolders(root).flatMap((folder) => {
    const { name, scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
    return Object.keys(scripts).flatMap((script) => suiteOf(folder, name, script));
  });
}
