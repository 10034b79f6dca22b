import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Suite, SuiteKind } from './Suite.ts';

interface Package {
  scripts?: Readonly<Record<string, string>>;
}

/** Scripts of a package that run tests, and what they are called here. */
const KINDS: readonly [script: string, kind: SuiteKind][] = [
  ['test:stories', 'stories'],
  ['test:browser', 'browser'],
  ['test', 'unit'],
  ['e2e', 'e2e'],
];

const folders = (root: string): string[] =>
  ['packages', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
    .concat(join(root, 'scripts'), join(root, 'e2e'))
    .filter((folder) => existsSync(join(folder, 'package.json')));

/** Test suites of every package of the workspace, found by their scripts: a new package is tested without being listed. */
export function workspaceSuites(root: string, reports: string): Suite[] {
  const suites = folders(root).flatMap((folder) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
    return KINDS.flatMap(([script, kind]) => {
      const command = scripts[script];
      return command ? [suiteOf(kind, basename(folder), folder, command, reports)] : [];
    });
  });
  const order = KINDS.map(([, kind]) => kind);
  return suites.toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
}

function suiteOf(kind: SuiteKind, packageName: string, cwd: string, command: string, reports: string): Suite {
  const name = kind === 'e2e' ? 'e2e' : `${kind} ${packageName}`;
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const common = { name, kind, cwd };
  if (kind === 'e2e') {
    return {
      ...common,
      commands: [`${command} --reporter=list,json`],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      share: 'whole',
      after: ['build'],
      report: { kind: 'playwright', file },
    };
  }
  return {
    ...common,
    commands: [`${command} --reporter=default --reporter=json --outputFile.json=${file}`],
    share: 'half',
    report: { kind: 'vitest', file },
  };
}
