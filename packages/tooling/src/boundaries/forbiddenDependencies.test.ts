import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbiddenDependencies } from './forbiddenDependencies.ts';
import { aTree } from '../testing/aTree.ts';

const root = resolve(import.meta.dirname, '../../../..');

const findings = (path: string, manifest: object): string[] => {
  const { root: tree, remove } = aTree({ [`${path}/package.json`]: JSON.stringify({ name: path, ...manifest }) });
  const found = forbiddenDependencies(tree);
  remove();
  return found;
};

describe('the declared dependencies', () => {
  it('are those that the architecture allows', () => {
    expect(forbiddenDependencies(root)).toEqual([]);
  });

  it.each([
    ['apps/youku-webview', '@shuye/ui'],
    ['apps/youku-webview', '@shuye/api-client'],
    ['apps/h5', '@shuye/miniapp-webview'],
    ['apps/gateway', '@shuye/app'],
    ['packages/web-server', '@shuye/api-client'],
    ['packages/ui', '@shuye/core-domain'],
    ['packages/core-domain', 'react'],
    ['packages/reader-engine', 'react-dom'],
    ['e2e', '@shuye/app'],
    ['scripts', '@shuye/gateway'],
  ])('may not give %s the package %s', (path, dependency) => {
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies']) {
      expect(findings(path, { [kind]: { [dependency]: '*' } })).toEqual([`${path} must not depend on ${dependency}.`]);
    }
  });

  it('may give every package the shared settings of the toolchain', () => {
    expect(findings('packages/core-domain', { devDependencies: { '@shuye/tooling': '*', vitest: '*' } })).toEqual([]);
  });
});
