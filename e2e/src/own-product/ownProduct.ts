import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts, hostApps, startProduct, type RunningProcess } from '@shuye/tooling/product';
import { root } from '../support/servers.ts';
import { SAMPLES } from '../support/startServers.ts';
import { test as base } from '../support/test.ts';

/** A gateway and an h5 app of one's own: to be stopped, misconfigured or fed without disturbing other journeys. */
export interface OwnProduct {
  /** Address of the h5 app. */
  url: string;
  dataDir: string;
  stopGateway: () => Promise<void>;
  /** Starts the gateway alone anew; where a point is named it ends itself there by SIGKILL, and `ended` says so. */
  startGateway: (crashAt?: string) => Promise<{ ended: Promise<number | string> }>;
  /** Ends the whole product: nothing answers any more. */
  stop: () => Promise<void>;
  /** Ends the whole product and starts it anew on the same data folder and ports; `env` adds to its settings. */
  restart: (env?: NodeJS.ProcessEnv) => Promise<void>;
  /** Gives out another build of the h5 app from now on: a copy of the one before, changed in its folder. */
  deploy: (change: (dist: string) => Promise<void>) => Promise<void>;
  /** What `money report` says of all accounts. */
  checkBooks: () => Promise<string>;
  /** The `library` command over this product's data folder; gives what it printed. */
  library: (...args: string[]) => Promise<string>;
}

const run = promisify(execFile);

/** A command of the gateway over a data folder; gives what it printed. */
async function operate(dataDir: string, program: 'library' | 'operate', ...args: readonly string[]): Promise<string> {
  const command = join(root, `apps/gateway/dist/${program}.js`);
  const { stdout } = await run(process.execPath, [command, ...args], {
    env: { ...process.env, SHUYE_DATA_DIR: dataDir },
  });
  return stdout;
}

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
        dataDir,
        stopGateway: async () => processes[0]?.stop(),
        startGateway: async (crashAt) => {
          await processes.shift()?.stop();
          const started: RunningProcess[] = [];
          const env = { ...process.env, ...(crashAt === undefined ? {} : { SHUYE_CRASH_AT: crashAt }) };
          const place = { root, dataDir, env, gatewayPort, hosts: [], hostname: '127.0.0.1' };
          // Points to die at are in the sources, and not in what is shipped.
          const gatewayArgs = ['--conditions=@shuye/source', join(root, 'apps/gateway/src/main.ts')];
          await startProduct(crashAt === undefined ? place : { ...place, gatewayArgs }, started);
          processes.unshift(...started);
          return { ended: started[0]?.ended ?? Promise.resolve('not started') };
        },
        stop,
        restart,
        deploy: async (change) => {
          const built = join(places.appFolder ?? join(root, 'apps/h5'), 'dist');
          places.appFolder = join(appsDir, `${(builds += 1)}`);
          await cp(built, join(places.appFolder, 'dist'), { recursive: true });
          await change(join(places.appFolder, 'dist'));
          await restart();
        },
        checkBooks: () => operate(dataDir, 'operate', 'money', 'report'),
        library: (...args) => operate(dataDir, 'library', ...args),
      });
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
      await Promise.all([dataDir, appsDir].map((folder) => rm(folder, { recursive: true, force: true })));
    }
  },
});
