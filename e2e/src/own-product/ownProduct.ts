import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { freePorts, hostApps, startProduct, type RunningProcess } from '@shuye/tooling/product';
import { root } from '../support/servers.ts';
import { SAMPLES } from '../support/startServers.ts';

/** A gateway and an h5 app of one's own: to be stopped, misconfigured or fed without disturbing other journeys. */
export interface OwnProduct {
  /** Address of the h5 app. */
  url: string;
  stopGateway: () => Promise<void>;
  /** Ends the whole product and starts it anew on the same data folder and ports. */
  restart: () => Promise<void>;
  /** The `library` command over this product's data folder; gives what it printed. */
  library: (...args: string[]) => Promise<string>;
}

const run = promisify(execFile);

type Ports = readonly [gateway: number, page: number];

async function start(processes: RunningProcess[], dataDir: string, [gatewayPort, port]: Ports): Promise<string> {
  const hosts = hostApps(root)
    .filter(({ id }) => id === 'h5')
    .map((app) => ({ app, port }));
  await startProduct({ root, dataDir, env: process.env, gatewayPort, hosts, hostname: '127.0.0.1' }, processes);
  return `http://127.0.0.1:${port}`;
}

export const test = base.extend<{ product: OwnProduct }>({
  product: async ({ browserName: _browserName }, provide) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shuye-journey-'));
    const processes: RunningProcess[] = [];
    try {
      const samples = process.env[SAMPLES];
      if (!samples) throw new Error(`${SAMPLES} is missing: journeys are started by the e2e configuration.`);
      await cp(samples, dataDir, { recursive: true });
      const [gatewayPort = 0, port = 0] = await freePorts(2);
      const ports = [gatewayPort, port] as const;
      const url = await start(processes, dataDir, ports);
      await provide({
        url,
        stopGateway: async () => processes[0]?.stop(),
        restart: async () => {
          await Promise.all(processes.splice(0).map((running) => running.stop()));
          await start(processes, dataDir, ports);
        },
        library: async (...args) => {
          const command = join(root, 'apps/gateway/dist/library.js');
          const { stdout } = await run(process.execPath, [command, ...args], {
            env: { ...process.env, SHUYE_DATA_DIR: dataDir },
          });
          return stdout;
        },
      });
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
      await rm(dataDir, { recursive: true, force: true });
    }
  },
});
