import { createPortChooser, type HostApp } from '@shuye/tooling/product';
import { CommandFailure } from '../processes/CommandFailure.ts';

const FIRST_HOST_PORT = 8080;
const GATEWAY_PORT = 8090;
const LAST_PORT = 65_535;

export interface Ports {
  gatewayPort: number;
  hosts: { app: HostApp; port: number }[];
}

function wantedGatewayPort({ SHUYE_GATEWAY_PORT: given }: NodeJS.ProcessEnv): number {
  if (given === undefined) return GATEWAY_PORT;
  const port = Number(given);
  if (/^\d{1,5}$/.test(given) && port > 0 && port <= LAST_PORT) return port;
  throw new CommandFailure(`SHUYE_GATEWAY_PORT is "${given}", but must be a port from 1 to ${LAST_PORT}.`);
}

/**
 * A port for each server: its usual one, or the next free one, and then it is said.
 * @throws CommandFailure for a wanted port that is none.
 */
export async function choosePorts(apps: readonly HostApp[], hostname: string, env: NodeJS.ProcessEnv): Promise<Ports> {
  const chooseOpen = createPortChooser(hostname);
  const choose = async (name: string, wanted: number): Promise<number> => {
    const port = await chooseOpen(wanted);
    if (port !== wanted) console.log(`Port ${wanted} is busy: ${name} takes ${port}.`);
    return port;
  };

  const gatewayPort = await choose('the gateway', wantedGatewayPort(env));
  const hosts: Ports['hosts'] = [];
  for (const [index, app] of apps.entries()) {
    hosts.push({ app, port: await choose(app.id, FIRST_HOST_PORT + index) });
  }
  return { gatewayPort, hosts };
}
