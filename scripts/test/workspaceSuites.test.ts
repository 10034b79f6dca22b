import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { workspaceSuites } from './workspaceSuites.ts';

function aWorkspace(packages: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const root = mkdtempSync(join(tmpdir(), 'shuye-workspace-'));
  for (const folder of ['packages', 'apps', ...Object.keys(packages)])
    mkdirSync(join(root, folder), { recursive: true });
  for (const [folder, scripts] of Object.entries(packages)) {
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ scripts }));
  }
  return root;
}

describe('the test suites of the workspace', () => {
  const root = aWorkspace({
    'packages/ui': { test: 'vitest run --project unit', 'test:stories': 'vitest run --project storybook' },
    'packages/tokens': { build: 'tsup' },
    'apps/h5': { test: 'vitest run' },
    e2e: { e2e: 'playwright test' },
    scripts: { test: 'vitest run' },
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const suites = workspaceSuites(root, '/reports');

  it('are found by the scripts of each package, the slowest kind first and the journeys last', () => {
    expect(suites.map(({ name }) => name)).toEqual(['stories ui', 'unit ui', 'unit h5', 'unit scripts', 'e2e']);
  });

  it('leave their counts in a report of their own', () => {
    expect(suites[1]?.commands).toEqual([
      'vitest run --project unit --reporter=default --reporter=json --outputFile.json=/reports/unit-ui.json',
    ]);
    expect(suites[4]).toMatchObject({
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '/reports/e2e.json' },
      share: 'whole',
      after: ['build'],
    });
  });
});
