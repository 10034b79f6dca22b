import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root, servers } from '../support/servers.ts';
import { test } from '../support/test.ts';

/** Names that the simulated native side bears in any build. */
const SIMULATOR = /shuyeHostPaid|shuyeMiniProgram|shuyeHostCode|laboratory/;

test('no host app has the simulator of its native side in its build', async () => {
  const { hosts } = await servers();
  const files = hosts.flatMap(({ app }) => {
    const dist = join(app.folder, 'dist');
    return readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name));
  });
  const scripts = files.filter((file) => /\.(?:js|html|map)$/.test(file) && statSync(file).isFile());
  expect(scripts.length).toBeGreaterThan(hosts.length * 20);
  expect(scripts.filter((file) => SIMULATOR.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(
    SIMULATOR.test(readFileSync(join(root, 'packages/host-bridges/src/simulator/installSimulator.ts'), 'utf8')),
  ).toBe(true);
});
