import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createPortChooser, hostApps, startProduct } from '@shuye/tooling/product';
import { renderUnicodeCompact } from 'uqr';
import { startLaboratory } from './laboratory/startLaboratory.ts';
import { CommandFailure } from './processes/CommandFailure.ts';
import { root } from './processes/root.ts';
import { runCommand } from './processes/runCommand.ts';
import { showUsage } from './processes/showUsage.ts';
import { buildStale } from './start/buildStale.ts';
import { cashierSettings } from './start/cashierSettings.ts';
import { choosePorts } from './start/choosePorts.ts';
import { importSamples } from './start/importSamples.ts';
import { lanAddress } from './start/lanAddress.ts';
import { loginCode } from './start/loginCode.ts';
import { openDataDir } from './start/openDataDir.ts';
import { startMessage } from './start/startMessage.ts';
import { START_USAGE, startOptions } from './start/startOptions.ts';

const LABORATORY_PORT = 8100;

function readOptions() {
  try {
    return startOptions(process.argv.slice(2));
  } catch (error) {
    throw new CommandFailure(`${error instanceof Error ? error.message : String(error)}\n${START_USAGE}`, {
      cause: error,
    });
  }
}

const showLine = (name: string, line: string): void => console.error(`${name}: ${line}`);

showUsage(process.argv.slice(2), START_USAGE);

await runCommand('finished', async (group) => {
  const { openToNetwork } = readOptions();
  const dataDir = openDataDir(process.env);
  console.log('Building what has changed ...');
  await buildStale(group);
  await importSamples(group, { dataDir, library: [join(root, 'apps/gateway/dist/library.js')] });

  const hostname = openToNetwork ? '0.0.0.0' : '127.0.0.1';
  const { gatewayPort, hosts } = await choosePorts(hostApps(root), hostname, process.env);
  // Warnings and errors only: the operator's terminal is no place for a line a call.
  const code = loginCode(process.env, { openToNetwork });
  // The laboratory logs anybody in: where others reach the apps there is none.
  const hostLoginKey = openToNetwork ? undefined : randomBytes(32).toString('base64url');
  const env = {
    SHUYE_LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...process.env,
    ...(code === undefined ? {} : { SHUYE_LOGIN_CODE: code }),
    ...cashierSettings(process.env),
    ...(hostLoginKey === undefined ? {} : { SHUYE_HOST_LOGIN_KEY: hostLoginKey }),
  };
  await startProduct({ root, dataDir, env, gatewayPort, hosts, hostname, onLine: showLine }, group.processes);

  const choosePort = createPortChooser(hostname);
  const laboratory =
    hostLoginKey === undefined
      ? undefined
      : await startLaboratory({ hosts, key: hostLoginKey, choosePort: () => choosePort(LABORATORY_PORT) });

  const address = openToNetwork ? lanAddress(networkInterfaces()) : undefined;
  console.log(
    startMessage({
      hosts: hosts.map(({ app, port }) => ({ description: app.description, port })),
      gatewayPort,
      dataDir,
      loginCode: code,
      laboratory,
      lanAddress: address,
    }),
  );
  if (address && hosts[0]) console.log(renderUnicodeCompact(`http://${address}:${hosts[0].port}/`));

  const end = await Promise.race(group.processes.map(async ({ name, ended }) => ({ name, how: await ended })));
  throw new CommandFailure(`${end.name} has ended (${end.how}); stopping the rest.`);
});
