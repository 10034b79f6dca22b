import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { hostApps } from './hostApps.ts';

const root = resolve(import.meta.dirname, '../../../..');

it('finds every host app, the plain browser first, and no server', () => {
  const apps = hostApps(root);
  expect(apps.map(({ id }) => id).slice(0, 2)).toEqual(['h5', 'miniapp-webview']);
  expect(apps.map(({ id }) => id)).not.toContain('gateway');
  expect(apps[0]?.description).toBe('书页 in a plain browser');
});
