import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { HostApp } from './hostApps.ts';
import { startProcess, type RunningProcess } from './startProcess.ts';
import { waitForHttp } from './waitForHttp.ts';

export interface ProductPlan {
  root: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  gatewayPort: number;
  hosts: readonly { app: HostApp; port: number }[];
  gatewayArgs?: readonly string[];
  /** The host apps listen here; the gateway stays on this machine. */
  hostname: string;
  /** Lines have the log level of warnings and errors. */
  onLine?: (name: string, line: string) => void;
}

const LOOPBACK = '127.0.0.1';

const READY = 'listening on';

/**
 * Starts the built gateway and a web server for each host app, and waits until all answer. `processes` receives each
 * process as soon as it exists, so that a caller can end them at any moment.
 * @throws StartFailure with the last lines of the process that failed.
 */
export async function startProduct(plan: ProductPlan, processes: RunningProcess[]): Promise<void> {
  const { root, dataDir, env, gatewayPort, hosts, hostname, onLine } = plan;
  const { gatewayArgs = [join(root, 'apps/gateway/dist/main.js')] } = plan;

  const start = (name: string, args: readonly string[], ownEnv: NodeJS.ProcessEnv): RunningProcess => {
    const running = startProcess({
      name,
      args,
      cwd: root,
      env: { ...env, ...ownEnv },
      onLine: (line) => {
        if (!line.startsWith(READY)) onLine?.(name, line);
      },
    });
    processes.push(running);
    return running;
  };

  const shared = { SHUYE_RENDERING_KEY: env['SHUYE_RENDERING_KEY'] || randomBytes(32).toString('hex') };
  const gateway = `http://${LOOPBACK}:${gatewayPort}`;
  const gatewayProcess = start('gateway', gatewayArgs, {
    SHUYE_DATA_DIR: dataDir,
    SHUYE_GATEWAY_HOST: LOOPBACK,
    SHUYE_GATEWAY_PORT: String(gatewayPort),
    // The web servers: each tells whose request it passes on.
    SHUYE_TRUSTED_PROXIES: '1',
    ...shared,
  });
  const webServer = join(root, 'packages/web-server/dist/main.js');
  const webServers = hosts.map(({ app, port }) => {
    const options = ['--dist', join(app.folder, 'dist'), '--gateway', gateway, '--port', `${port}`, '--host', hostname];
    return { port, running: start(app.id, [webServer, ...options], shared) };
  });

  await Promise.all([
    waitForHttp(gatewayProcess, `${gateway}/readyz`),
    ...webServers.map(({ port, running }) => waitForHttp(running, `http://${LOOPBACK}:${port}/version.json`)),
  ]);
}
