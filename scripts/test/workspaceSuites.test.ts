import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Suite } from './Suite.ts';
import { workspaceSuites } from './workspaceSuites.ts';

function aWorkspace(packages: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const root = mkdtempSync(join(tmpdir(), 'shuye-workspace-'));
  for (const folder of ['packages', 'apps', ...Object.keys(packages)])
    mkdirSync(join(root, folder), { recursive: true });
  for (const [folder, scripts] of Object.entries(packages)) {
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name: `@shuye/${basename(folder)}`, scripts }));
  }
  return root;
}

describe('the test suites of the workspace', () => {
  const root = aWorkspace({
    'packages/ui': { test: 'vitest run --project unit', 'test:stories': 'vitest run --project storybook' },
    'packages/app': { 'test:browser': 'vitest run --project browser' },
    'packages/tokens': { build: 'tsup' },
    'apps/h5': { test: 'vitest run' },
    e2e: { e2e: 'playwright test' },
    scripts: { test: 'vitest run' },
  });
  afterAll(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'apps/left-behind/dist'), { recursive: true });
  const suites = workspaceSuites(root, { env: {} });
  const named = (name: string) => suites.find((suite) => suite.name === name);

  it('are found by the scripts of each package; a folder without a manifest has none', () => {
    expect(suites.map(({ name }) => name).sort()).toEqual([
      'browser app',
      'e2e',
      'stories ui',
      'unit h5',
      'unit scripts',
      'unit ui',
    ]);
  });

  it('run through turbo, and leave their counts where their task says', () => {
    expect(named('unit ui')?.commands).toEqual([
      'turbo run test --filter=@shuye/ui --output-logs=new-only --log-prefix=none -- --reporter=default --reporter=json --outputFile.json=test-results/unit.json --experimental.recordDependencies',
    ]);
    expect(named('unit ui')?.report).toEqual({
      kind: 'vitest',
      file: join(root, 'packages/ui/test-results/unit.json'),
    });
    expect(named('e2e')).toMatchObject({
      commands: ['turbo run e2e --filter=@shuye/e2e --output-logs=new-only --log-prefix=none'],
      report: { kind: 'playwright', file: join(root, 'e2e/test-results/e2e.json') },
      share: 'whole',
      after: ['build'],
    });
  });

  it('run what changed since the last run alone where that is asked, which may be nothing; stories run whole', () => {
    const changed = workspaceSuites(root, { sinceLastRun: true, isReplayed: () => false, env: {} });
    const [unit, browser, stories, e2e] = ['unit ui', 'browser app', 'stories ui', 'e2e'].map((name) =>
      changed.find((suite) => suite.name === name),
    );
    expect(unit?.commands[0]).toMatch(/ -- .* --sinceLastRun$/);
    expect(unit?.report?.mayBeEmpty).toBe(true);
    expect(browser?.commands[0]).toMatch(/ -- .* --sinceLastRun$/);
    expect(stories?.commands).toEqual(named('stories ui')?.commands);
    expect(e2e?.commands[0]).toMatch(/ -- --since-last-run$/);
    expect(e2e?.report?.mayBeEmpty).toBe(true);
    expect(e2e?.share).toBe('part');
  });

  it('are replayed where nothing at all has changed since they passed whole', () => {
    const options = { sinceLastRun: true, isReplayed: ({ name }: Suite) => name === 'unit ui', env: {} };
    const [ui, h5] = ['unit ui', 'unit h5'].map((name) =>
      workspaceSuites(root, options).find((suite) => suite.name === name),
    );
    expect(ui?.commands).toEqual(named('unit ui')?.commands);
    expect(h5?.commands[0]).toMatch(/ --sinceLastRun$/);
  });

  it('are run anew when they read books of another folder, which turbo cannot see', () => {
    const [suite] = workspaceSuites(root, { env: { SHUYE_SAMPLE_BOOKS: '/books' } });
    expect(suite?.commands[0]).toContain(' --force');
  });
});
