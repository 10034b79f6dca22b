import { join } from 'node:path';
import { hostApps, waitForHttp } from '@shuye/tooling/product';
import { runtimeConfig } from '@shuye/web-server/runtime-config';
import { CommandFailure } from './processes/CommandFailure.ts';
import { root } from './processes/root.ts';
import { runCommand } from './processes/runCommand.ts';
import { cashierSettings } from './start/cashierSettings.ts';
import { choosePorts } from './start/choosePorts.ts';
import { importSamples } from './start/importSamples.ts';
import { loginCode } from './start/loginCode.ts';
import { openDataDir } from './start/openDataDir.ts';
import { startMessage } from './start/startMessage.ts';

const SOURCES = '--conditions=@shuye/source';
const LOOPBACK = '127.0.0.1';

/** Where a developer may send the calls of the pages instead. */
const environmentsOf = (env: NodeJS.ProcessEnv) => ({
  test: env['SHUYE_ENVIRONMENT_TEST'] || undefined,
  production: env['SHUYE_ENVIRONMENT_PRODUCTION'] || undefined,
});

await runCommand('finished', async (group) => {
  const dataDir = openDataDir(process.env);
  await importSamples(group, { dataDir, library: [SOURCES, 'src/library.ts'] });
  const { gatewayPort, hosts } = await choosePorts(hostApps(root), LOOPBACK, process.env);
  const gateway = `http://${LOOPBACK}:${gatewayPort}`;
  const code = loginCode(process.env, { openToNetwork: false });
  const env = {
    ...process.env,
    ...(code === undefined ? {} : { SHUYE_LOGIN_CODE: code }),
    ...cashierSettings(process.env),
    SHUYE_DATA_DIR: dataDir,
    SHUYE_GATEWAY: gateway,
    SHUYE_GATEWAY_HOST: LOOPBACK,
    SHUYE_GATEWAY_PORT: String(gatewayPort),
    SHUYE_PAGE_CONFIG: JSON.stringify({ ...runtimeConfig(process.env), environments: environmentsOf(process.env) }),
  };

  const gatewayProcess = group.start({
    name: 'gateway',
    args: ['--watch', '--watch-preserve-output', SOURCES, 'src/main.ts'],
    cwd: join(root, 'apps/gateway'),
    env,
    ownsTerminal: true,
  });
  for (const { app, port } of hosts) {
    group.start({
      name: app.id,
      args: [join(app.folder, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--clearScreen', 'false'],
      cwd: app.folder,
      env,
      ownsTerminal: true,
    });
  }
  await waitForHttp(gatewayProcess, `${gateway}/readyz`);
  const apps = hosts.map(({ app, port }) => ({ description: app.description, port }));
  console.log(startMessage({ hosts: apps, gatewayPort, dataDir, loginCode: code }));

  const end = await Promise.race(group.processes.map(async ({ name, ended }) => ({ name, how: await ended })));
  throw new CommandFailure(`${end.name} has ended (${end.how}); stopping the rest.`);
});
