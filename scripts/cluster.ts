import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterPrograms, startCluster, stopParts, type ClusterPart } from '@shuye/tooling/cluster';
import { createPortChooser, hostApps } from '@shuye/tooling/product';
import { CLUSTER_USAGE, clusterOptions } from './cluster/clusterOptions.ts';
import { chooseHosts } from './cluster/chooseHosts.ts';
import { clusterMessage } from './cluster/clusterMessage.ts';
import { CommandFailure } from './processes/CommandFailure.ts';
import { root } from './processes/root.ts';
import { runCommand } from './processes/runCommand.ts';
import { showUsage } from './processes/showUsage.ts';
import { buildStale } from './start/buildStale.ts';
import { cashierSettings } from './start/cashierSettings.ts';
import { choosePorts } from './start/choosePorts.ts';
import { loginCode } from './start/loginCode.ts';

function readOptions() {
  try {
    return clusterOptions(process.argv.slice(2));
  } catch (error) {
    throw new CommandFailure(`${error instanceof Error ? error.message : String(error)}\n${CLUSTER_USAGE}`, {
      cause: error,
    });
  }
}

const secret = (): string => randomBytes(32).toString('hex');

showUsage(process.argv.slice(2), CLUSTER_USAGE);

await runCommand('finished', async (group) => {
  const { gateways, hosts: named } = readOptions();
  const programs = clusterPrograms();
  const apps = chooseHosts(hostApps(root), named);
  console.log('Building what has changed ...');
  await buildStale(group, ['gateway', ...(apps.length > 0 ? ['web-server'] : []), ...apps.map(({ id }) => id)]);

  const hostname = '127.0.0.1';
  const { gatewayPort, hosts } = await choosePorts(apps, hostname, process.env);
  const code = loginCode(process.env, { openToNetwork: false });
  const folder = mkdtempSync(join(tmpdir(), 'shuye-cluster-'));
  // PostgreSQL does not run as root: its user has to come in.
  chmodSync(folder, 0o755);
  const parts: ClusterPart[] = [];
  group.onStop(async () => {
    console.log('Ending all parts ...');
    await stopParts(parts);
    console.log('Removing what they wrote ...');
    await rm(folder, { recursive: true, force: true });
  });
  const { metricsPorts } = await startCluster(
    {
      programs,
      root,
      folder,
      gateways,
      hosts,
      hostname,
      gatewayPort: await createPortChooser(hostname)(gatewayPort),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SHUYE_LOG_LEVEL: process.env['SHUYE_LOG_LEVEL'] || 'warn',
        SHUYE_SECRET_KEY: secret(),
        SHUYE_RENDERING_KEY: secret(),
        ...(code === undefined ? {} : { SHUYE_LOGIN_CODE: code }),
        ...cashierSettings(process.env),
      },
      importBooks: async (env) => {
        console.log('Importing the sample library ...');
        const samples = await group.run({
          name: 'samples',
          args: [join(root, 'apps/gateway/dist/library.js'), 'samples'],
          cwd: join(root, 'apps/gateway'),
          env,
          ownsTerminal: true,
        });
        if ((await samples.ended) !== 0) throw new CommandFailure('The sample library could not be imported.');
      },
      onLine: (name, line) => console.error(`${name}: ${line}`),
    },
    parts,
  );
  const described = hosts.map(({ app, port }) => ({ description: app.description, port }));
  console.log(clusterMessage({ hosts: described, gatewayPort, metricsPorts, folder, loginCode: code }));
  // Until it is asked to end: a part that dies meanwhile stays dead, so that one can see what happens then.
  await new Promise(() => undefined);
});
