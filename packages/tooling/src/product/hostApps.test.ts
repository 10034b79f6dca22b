import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { hostApps } from './hostApps.ts';

const { root, remove } = aTree({
  'apps/a-webview/src/host.ts': '',
  'apps/a-webview/package.json': '{ "description": "书页 in a", "bridges": ["a", "web"] }',
  'apps/gateway/package.json': '{ "description": "a server" }',
  'apps/h5/src/host.ts': '',
  'apps/h5/package.json': '{ "description": "书页 in a plain browser" }',
  'apps/left-behind/src/host.ts': '',
});
mkdirSync(join(root, 'apps/empty'));
afterAll(remove);

describe('the host apps of a repository', () => {
  const apps = hostApps(root);

  it('are the folders with a host and a manifest, the plain browser first', () => {
    expect(apps.map(({ id }) => id)).toEqual(['h5', 'a-webview']);
  });

  it('are described in the words of their manifests', () => {
    expect(apps.map(({ description }) => description)).toEqual(['书页 in a plain browser', '书页 in a']);
  });

  it('have the bridges that their manifests name, none unless they name one', () => {
    expect(apps.map(({ bridges }) => bridges)).toEqual([[], ['a', 'web']]);
  });
});
