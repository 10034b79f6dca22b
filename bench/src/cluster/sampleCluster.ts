import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterPrograms, startCluster, stopParts, type Cluster, type ClusterPart } from '@shuye/tooling/cluster';
import { buildGateway } from '../load/buildGateway.ts';
import { LOAD_KEYS } from '../load/loadKeys.ts';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'apps/gateway/dist');

export interface SampleCluster {
  cluster: Cluster;
  /** The book with most chapters. */
  soldBookId: string;
  /** Books of plain text. */
  bookIds: readonly string[];
  /** What a command of the gateway beside it says, and how it ended. */
  command: (program: 'library' | 'operate', ...args: string[]) => { status: number | null; output: string };
  stop: () => Promise<void>;
}

/**
 * Three built gateways over the sample library, on PostgreSQL with a replica, Redis and a store of their own.
 * @param env What their environment has besides.
 */
export async function sampleCluster(env: NodeJS.ProcessEnv = {}): Promise<SampleCluster> {
  buildGateway(dist);
  const folder = mkdtempSync(join(tmpdir(), 'shuye-cluster-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const run = (ownEnv: NodeJS.ProcessEnv, program: string, args: readonly string[]) => {
    const options = { env: ownEnv, encoding: 'utf8', maxBuffer: 2 ** 26, cwd: join(root, 'apps/gateway') } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(dist, `${program}.js`), ...args], options);
    return { status, output: stdout + stderr, stdout };
  };
  const parts: ClusterPart[] = [];
  const stop = async (): Promise<void> => {
    await stopParts(parts);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const cluster = await startCluster(
      {
        programs: clusterPrograms(),
        root,
        folder,
        gateways: 3,
        hosts: [],
        env: {
          PATH: process.env['PATH'],
          SHUYE_RATE_LIMITS: 'off',
          SHUYE_LOG_LEVEL: 'warn',
          SHUYE_SECRET_KEY: LOAD_KEYS.secret,
          SHUYE_PAY_CALLBACK_KEY: LOAD_KEYS.callback,
          SHUYE_SAMPLE_CASHIER: 'on',
          SHUYE_HOST_LOGIN_KEY: LOAD_KEYS.host,
          ...env,
        },
        importBooks: async (libraryEnv) => {
          const { status, output } = run(libraryEnv, 'library', ['samples']);
          if (status !== 0) throw new Error(`The library cannot be made.\n${output}`);
        },
      },
      parts,
    );
    const commandEnv = { ...cluster.env, SHUYE_DATA_DIR: join(folder, 'command') };
    const books = run(commandEnv, 'library', ['list', '--json'])
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; format: string; chapters: number });
    return {
      cluster,
      soldBookId: String([...books].sort((left, right) => right.chapters - left.chapters)[0]?.id),
      bookIds: books.filter(({ format }) => format === 'txt').map(({ id }) => String(id)),
      command: (program, ...args) => run(commandEnv, program, args),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
