import type { HostApp } from '@shuye/tooling/product';
import { expect, it } from 'vitest';
import { chooseHosts } from './chooseHosts.ts';

const apps: HostApp[] = ['h5', 'youku-webview'].map((id) => ({
  id,
  folder: `apps/${id}`,
  description: id,
  bridges: [],
}));

it.each([
  [undefined, ['h5', 'youku-webview']],
  [['youku-webview'], ['youku-webview']],
  [['none'], []],
])('of the hosts %j are started', (named, ids) => {
  expect(chooseHosts(apps, named).map(({ id }) => id)).toEqual(ids);
});

it('a host that there is not is named', () => {
  expect(() => chooseHosts(apps, ['h6'])).toThrow('There is no host app h6; there are h5, youku-webview.');
});
