import { createPortChooser, type HostApp } from '@shuye/tooling/product';

const FIRST_HOST_PORT = 8080;
const GATEWAY_PORT = 8090;

export interface Ports {
  gatewayPort: number;
  hosts: { app: HostApp; port: number }[];
}

/** A port for each server: its usual one, or the next free one, and then it is said. */
export async function choosePorts(apps: readonly HostApp[], hostname: string, env: NodeJS.ProcessEnv): Promise<Ports> {
  const chooseOpen = createPortChooser(hostname);
  const choose = async (name: string, wanted: number): Promise<number> => {
    const port = await chooseOpen(wanted);
    if (port !== wanted) console.log(`Port ${wanted} is busy: ${name} takes ${port}.`);
    return port;
  };

  const gatewayPort = await choose('the gateway', Number(env['SHUYE_GATEWAY_PORT'] ?? GATEWAY_PORT));
  const hosts: Ports['hosts'] = [];
  for (const [index, app] of apps.entries()) {
    hosts.push({ app, port: await choose(app.id, FIRST_HOST_PORT + index) });
  }
  return { gatewayPort, hosts };
}
