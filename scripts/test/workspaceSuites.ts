import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  env?: NodeJS.ProcessEnv;
}

/**
 * Test suites of every package of the workspace, found by their scripts: a new package is tested without being listed.
 * Each runs through turbo, which replays the report of the last green run where nothing that the suite reads has changed.
 */
export function workspaceSuites(
  root: string,
  { sinceLastRun = false, env = process.env }: WorkspaceOptions = {},
): Suite[] {
  // Books outside of the repository are no input that turbo can see.
  const force = isGiven(env['SHUYE_SAMPLE_BOOKS']) ? ' --force' : '';

  const suiteOf = (folder: string, packageName: string, script: string): Suite[] => {
    const known = SCRIPTS[script];
    if (!known) return [];
    const { kind, report } = known;
    const run = `turbo run ${script} --filter=${packageName} --output-logs=new-only --log-prefix=none${force}`;
    const isE2e = kind === 'e2e';
    const since = isE2e && sinceLastRun ? ' -- --since-last-run' : '';
    const reporters = `--reporter=default --reporter=json --outputFile.json=test-results/${report}`;
    // In a browser vitest records no modules: all of a suite runs, unless turbo knows that nothing of it has changed.
    const selection = sinceLastRun && kind === 'unit' ? '--sinceLastRun' : '--experimental.recordDependencies';
    return [
      {
        name: isE2e ? 'e2e' : `${kind} ${basename(folder)}`,
        kind,
        cwd: root,
        commands: [isE2e ? `${run}${since}` : `${run} -- ${reporters} ${selection}`],
        share: isE2e ? 'whole' : 'part',
        ...(isE2e ? { after: ['build'] } : {}),
        report: {
          kind: isE2e ? 'playwright' : 'vitest',
          file: join(folder, 'test-results', report),
          ...(sinceLastRun && { mayBeEmpty: true }),
        },
      },
    ];
  };

  return packageFolders(root).flatMap((folder) => {
    const { name, scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
    return Object.keys(scripts).flatMap((script) => suiteOf(folder, name, script));
  });
}
