import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HostDefinition } from '@shuye/host-bridges';
import { hostApps } from '@shuye/tooling/product';
import { afterEach, expect, it, vi } from 'vitest';
import { root } from '../processes/root.ts';
import { describeHosts, type DescribedHost } from './describeHosts.ts';

afterEach(() => void vi.unstubAllGlobals());

const ALWAYS = new Set(['isOnline', 'onNetworkChange']);

async function describeApp({ id, folder }: { id: string; folder: string }): Promise<DescribedHost> {
  const file = pathToFileURL(join(folder, 'src/host.ts')).href;
  const { host } = (await import(/* @vite-ignore */ file)) as { host: HostDefinition };
  const abilities = Object.entries(host.openBridge()).flatMap(([name, member]) =>
    member === undefined || ALWAYS.has(name) ? [] : [name],
  );
  return { app: id, host, abilities };
}

it('of the documents is what the host apps are [HOST-01] [HOST-22] [HOST-23] [HOST-25] [HOST-28]', async () => {
  const events = new EventTarget();
  vi.stubGlobal('window', {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    navigator: { onLine: true, userAgent: '' },
    document: new EventTarget(),
    location: { href: 'https://shuye.example/' },
  });
  const hosts = await Promise.all(hostApps(root).map(describeApp));
  await expect(describeHosts(hosts)).toMatchFileSnapshot('../../docs/hosts.md');
});
