import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startObjectStore, OBJECT_STORE_KEY, type RunningObjectStore } from '../object-store/startObjectStore.ts';
import type { HostApp } from '../product/hostApps.ts';
import { freePorts } from '../product/freePorts.ts';
import { answersOk } from './answersOk.ts';
import { balancerConfig } from './balancerConfig.ts';
import type { ClusterPart } from './ClusterPart.ts';
import type { ClusterPrograms } from './clusterPrograms.ts';
import { createDatabasePair, DATABASE_USER, type DatabasePair } from './createDatabasePair.ts';
import { createPart } from './createPart.ts';
import { orderBalancer } from './orderBalancer.ts';
import { programPlan } from './programPlan.ts';
import { takesConnections } from './takesConnections.ts';

export interface ClusterPlan {
  programs: ClusterPrograms;
  /** Everything in the repository that is started has to be built. */
  root: string;
  /** Must be absolute; holds all that the cluster writes. */
  folder: string;
  gateways: number;
  /** Each host has a port of the balancer and two web servers. */
  hosts: readonly { app: HostApp; port: number }[];
  hostname?: string;
  /** Any free port where it is left out. */
  gatewayPort?: number;
  /** For gateways and web servers. */
  env: NodeJS.ProcessEnv;
  /** Runs the library command with this environment, once the database and the store are there. */
  importBooks: (env: NodeJS.ProcessEnv) => Promise<void>;
  onLine?: ((name: string, line: string) => void) | undefined;
}

export interface Cluster {
  gatewayPort: number;
  gatewayPorts: readonly number[];
  metricsPorts: readonly number[];
  gateways: readonly ClusterPart[];
  webServers: readonly ClusterPart[];
  database: DatabasePair;
  redis: ClusterPart;
  store: ClusterPart;
  balancer: ClusterPart;
  failOver: () => Promise<void>;
  /** For commands beside the cluster, such as the library's. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

const HOST = '127.0.0.1';
const WEB_SERVERS = 2;
const BUCKET = 'shuye';

function storePart(port: number, folder: string): ClusterPart {
  let running: RunningObjectStore | undefined;
  const end = async (): Promise<void> => {
    await running?.stop();
    running = undefined;
  };
  return {
    name: 'store',
    pid: () => undefined,
    start: async () => {
      running = await startObjectStore(port, folder);
    },
    kill: end,
    stop: end,
  };
}

/**
 * Starts PostgreSQL with a replica, Redis, an S3 store, gateways, web servers and a balancer as processes of this machine.
 * `parts` receives each as soon as it is started, so that a caller can end them at any moment.
 * @throws StartFailure with the last lines of the part that failed.
 */
export async function startCluster(plan: ClusterPlan, parts: ClusterPart[] = []): Promise<Cluster> {
  const { programs, root, folder, hosts, onLine } = plan;
  const { setpriv } = programs;
  mkdirSync(folder, { recursive: true });
  const ports = await freePorts(7 + plan.gateways * 2 + hosts.length * WEB_SERVERS * 2);
  const port = (): number => ports.pop() ?? 0;
  const linesOf = (name: string) => (line: string) => onLine?.(name, line);
  const up = async (part: ClusterPart): Promise<ClusterPart> => {
    parts.push(part);
    await part.start();
    onLine?.(part.name, 'ready');
    return part;
  };

  const databasePorts = [port(), port()] as const;
  const database = createDatabasePair({
    bin: programs.postgres,
    setpriv,
    folder: join(folder, 'postgres'),
    ports: databasePorts,
    ...(onLine ? { onLine } : {}),
  });
  parts.push(database.primary(), database.replica());
  await database.start();
  onLine?.('database', 'ready, with a replica');

  const redisPort = port();
  const redisFolder = join(folder, 'redis');
  mkdirSync(redisFolder, { recursive: true });
  const redisArgs = [
    '--bind',
    HOST,
    '--port',
    `${redisPort}`,
    '--save',
    '',
    '--dir',
    redisFolder,
    '--loglevel',
    'warning',
  ];
  const redis = await up(
    createPart({
      ...programPlan({ name: 'redis', setpriv, command: [programs.redis, ...redisArgs], cwd: redisFolder }),
      isReady: () => takesConnections(redisPort),
    }),
  );

  const storePort = port();
  const storeFolder = join(folder, 'objects');
  mkdirSync(join(storeFolder, BUCKET), { recursive: true });
  const store = await up(storePart(storePort, storeFolder));

  const gatewayPort = plan.gatewayPort ?? port();
  const [databasePort, readPort] = [port(), port()];
  const gatewayPorts = Array.from({ length: plan.gateways }, port);
  const webPorts = hosts.map(() => Array.from({ length: WEB_SERVERS }, port));
  const metricsPorts = Array.from({ length: plan.gateways + hosts.length * WEB_SERVERS }, port);
  const socket = join(folder, 'balancer.sock');
  const config = join(folder, 'haproxy.cfg');
  // Written anew after a failover: a balancer that is started again must not go back.
  const writeConfig = (): void =>
    writeFileSync(
      config,
      balancerConfig({
        socket,
        hostname: plan.hostname ?? HOST,
        gateway: { port: gatewayPort, servers: gatewayPorts },
        database: {
          port: databasePort,
          readPort,
          servers: databasePorts,
          primary: database.primaryPlace(),
          user: DATABASE_USER,
        },
        hosts: hosts.map(({ app, port: open }, at) => ({ id: app.id, port: open, servers: webPorts[at] ?? [] })),
      }),
    );
  writeConfig();
  const balancer = await up(
    createPart({
      ...programPlan({
        name: 'balancer',
        setpriv,
        command: [programs.haproxy, '-db', '-f', config],
        cwd: folder,
        // The balancer tells of each server that comes and goes, which the servers do themselves.
      }),
      isReady: () => takesConnections(gatewayPort),
    }),
  );

  const address = (at: number): string => `postgres://${DATABASE_USER}@${HOST}:${at}/${DATABASE_USER}`;
  const env = {
    ...plan.env,
    DATABASE_URL: address(databasePort),
    DATABASE_READ_URL: address(readPort),
    REDIS_URL: `redis://${HOST}:${redisPort}`,
    SHUYE_FILES_URL: `s3://${BUCKET}`,
    AWS_ENDPOINT_URL: `http://${HOST}:${storePort}`,
    AWS_ACCESS_KEY_ID: OBJECT_STORE_KEY,
    AWS_SECRET_ACCESS_KEY: OBJECT_STORE_KEY,
  };
  await plan.importBooks({ ...env, SHUYE_DATA_DIR: join(folder, 'import') });

  const server = (name: string, args: readonly string[], ownEnv: NodeJS.ProcessEnv, ready: string): ClusterPart =>
    createPart({
      name,
      args,
      cwd: root,
      env: { ...env, ...ownEnv },
      onLine: linesOf(name),
      isReady: () => answersOk(ready),
    });
  const gateways = gatewayPorts.map((own, at) =>
    server(
      `gateway ${at + 1}`,
      [join(root, 'apps/gateway/dist/main.js')],
      {
        SHUYE_DATA_DIR: join(folder, `gateway-${at + 1}`),
        SHUYE_GATEWAY_HOST: HOST,
        SHUYE_GATEWAY_PORT: String(own),
        SHUYE_METRICS_PORT: String(metricsPorts[at]),
        // The balancer before the web servers, and the web servers.
        SHUYE_TRUSTED_PROXIES: '2',
      },
      `http://${HOST}:${own}/readyz`,
    ),
  );
  await Promise.all(gateways.map(up));

  const webServers = hosts.flatMap(({ app }, host) =>
    (webPorts[host] ?? []).map((own, at) => {
      const metricsPort = String(metricsPorts[plan.gateways + host * WEB_SERVERS + at]);
      const args = ['--gateway', `http://${HOST}:${gatewayPort}`, '--port', `${own}`, '--metrics-port', metricsPort];
      return server(
        `${app.id} ${at + 1}`,
        [join(root, 'packages/web-server/dist/main.js'), '--dist', join(app.folder, 'dist'), ...args],
        {},
        `http://${HOST}:${own}/version.json`,
      );
    }),
  );
  await Promise.all(webServers.map(up));

  return {
    gatewayPorts,
    gatewayPort,
    metricsPorts,
    gateways,
    webServers,
    database,
    redis,
    store,
    balancer,
    env,
    failOver: async () => {
      const before = database.primaryPlace() + 1;
      await orderBalancer(socket, `set server database/database-${before} state maint`);
      await database.promote();
      writeConfig();
      await orderBalancer(socket, `set server database/database-${database.primaryPlace() + 1} state ready`);
      await orderBalancer(socket, `shutdown sessions server database/database-${before}`);
    },
    stop: () => stopParts(parts),
  };
}

/** Ends the latest first: who asks before who is asked. */
export async function stopParts(parts: readonly ClusterPart[]): Promise<void> {
  for (const part of [...parts].reverse()) await part.stop();
}
