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
  /** Ends the whole product: nothing answers any more. */
  stop: () => Promise<void>;
  /** Ends the whole product and starts it anew on the same data folder and ports; `env` adds to its settings. */
  restart: (env?: NodeJS.ProcessEnv) => Promise<void>;
  /** Gives out another build of the h5 app from now on: a copy of the one before, changed in its folder. */
  deploy: (change: (dist: string) => Promise<void>) => Promise<void>;
  /** The `library` command over this product's data folder; gives what it printed. */
  library: (...args: string[]) => Promise<string>;
}

const run = promisify(execFile);

type Ports = readonly [gateway: number, page: number];

interface Places {
  dataDir: string;
  ports: Ports;
  /** Holds the build that is given out, where that is not the repository's. */
  appFolder?: string;
}

async function start(
  processes: RunningProcess[],
  { dataDir, ports, appFolder }: Places,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const [gatewayPort, port] = ports;
  const hosts = hostApps(root)
    .filter(({ id }) => id === 'h5')
    .map((app) => ({ app: { ...app, folder: appFolder ?? app.folder }, port }));
  await startProduct(
    { root, dataDir, env: { ...process.env, ...env }, gatewayPort, hosts, hostname: '127.0.0.1' },
    processes,
  );
  return `http://127.0.0.1:${port}`;
}

export const test = base.extend<{ product: OwnProduct }>({
  product: async ({ browserName: _browserName }, provide) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shuye-journey-'));
    const appsDir = `${dataDir}-apps`;
    let builds = 0;
    const processes: RunningProcess[] = [];
    try {
      const samples = process.env[SAMPLES];
      if (!samples) throw new Error(`${SAMPLES} is missing: journeys are started by the e2e configuration.`);
      await cp(samples, dataDir, { recursive: true });
      const [gatewayPort = 0, port = 0] = await freePorts(2);
      const places: Places = { dataDir, ports: [gatewayPort, port] };
      const url = await start(processes, places);
      const stop = async (): Promise<void> => {
        await Promise.all(processes.splice(0).map((running) => running.stop()));
      };
      const restart = async (env: NodeJS.ProcessEnv = {}): Promise<void> => {
        await stop();
        await start(processes, places, env);
      };
      await provide({
        url,
        stopGateway: async () => processes[0]?.stop(),
        stop,
        restart,
        deploy: async (change) => {
          const built = join(places.appFolder ?? join(root, 'apps/h5'), 'dist');
          places.appFolder = join(appsDir, `${(builds += 1)}`);
          await cp(built, join(places.appFolder, 'dist'), { recursive: true });
          await change(join(places.appFolder, 'dist'));
          await restart();
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
      await Promise.all([dataDir, appsDir].map((folder) => rm(folder, { recursive: true, force: true })));
    }
  },
});
