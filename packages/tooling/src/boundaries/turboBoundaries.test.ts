import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { runTool } from '../testing/runTool.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** A folder without a manifest is what a switched branch leaves behind. */
const folders = ['packages', 'apps']
  .flatMap((parent) => readdirSync(join(root, parent)).map((id) => `${parent}/${id}`))
  .filter((folder) => existsSync(join(root, folder, 'package.json')));

const PARTS = ['package.json', 'turbo.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'].concat(
  [...folders, 'e2e', 'bench', 'scripts'].flatMap((folder) => [`${folder}/package.json`, `${folder}/turbo.json`]),
);

/** The workspace without its sources, with the files of a test added or put in place of its own. */
const workspaceWith = (files: Readonly<Record<string, string>>) =>
  aTree({ ...Object.fromEntries(PARTS.map((part) => [part, readFileSync(join(root, part), 'utf8')])), ...files });

function boundaries(files: Readonly<Record<string, string>>) {
  const { root: tree, remove } = workspaceWith(files);
  const result = runTool('turbo', ['boundaries'], tree);
  remove();
  return result;
}

function declaring(folder: string, dependency: string): Record<string, string> {
  const path = `${folder}/package.json`;
  const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as { dependencies?: Record<string, string> };
  return {
    [path]: JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, [dependency]: 'workspace:*' } }),
  };
}

const uses = (module: string): string => `import * as it from '${module}';\nexport const kept = it;\n`;

describe('turbo boundaries', () => {
  it('is green for the workspace as it is', () => {
    expect(boundaries({}).output).toContain('no issues found');
  });

  it('is red when a package imports what it has not declared', () => {
    const { code, output } = boundaries({ 'apps/h5/src/planted.ts': uses('@shuye/ui') });
    expect(output).toContain('planted.ts');
    expect(code).not.toBe(0);
  });

  it('is red when a package reaches into the folder of another', () => {
    const { code, output } = boundaries({
      'packages/ui/src/planted.ts': uses('../../core-domain/src/index.ts'),
      'packages/core-domain/src/index.ts': 'export const rule = 1;\n',
    });
    expect(output).toContain('planted.ts');
    expect(code).not.toBe(0);
  });

  it.each([
    ['packages/ui', '@shuye/core-domain'],
    ['packages/core-domain', '@shuye/ui'],
    ['packages/api-client', '@shuye/ui'],
    ['packages/reader-engine', '@shuye/api-client'],
    ['packages/host-bridges', '@shuye/app'],
    ['apps/gateway', '@shuye/app'],
    ['apps/h5', '@shuye/gateway'],
    ['e2e', '@shuye/api-client'],
    ['bench', '@shuye/gateway'],
  ])('is red when %s declares %s', (folder, dependency) => {
    const { code, output } = boundaries(declaring(folder, dependency));
    expect(output).toContain('without any tag listed in allowlist');
    expect(code).not.toBe(0);
  });
});
