import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@shuye/tooling/product';
import { buildGateway } from './buildGateway.ts';
import { LOAD_KEYS } from './loadKeys.ts';
import { bareServer } from './bareServer.ts';
import { serverProcess, type LoadServer } from './serverProcess.ts';

const dist = join(import.meta.dirname, '../../../apps/gateway/dist');

export interface SampleServers {
  server: LoadServer;
  /** The bare server that ours is held against. */
  hello: LoadServer;
  /** The book with most chapters. */
  soldBookId: string;
  /** Books of plain text. */
  bookIds: readonly string[];
  stop: () => Promise<void>;
}

/** The built gateway over the sample library in a folder of its own, and a bare server beside it. `env` is the gateway's. */
export async function sampleServers(env: Readonly<Record<string, string>> = {}): Promise<SampleServers> {
  buildGateway(dist);
  const dataDir = mkdtempSync(join(tmpdir(), 'shuye-load-'));
  const library = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(dist, 'library.js'), ...args], {
      env: { ...process.env, DATABASE_URL: '', ...env, SHUYE_DATA_DIR: dataDir },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (status !== 0) throw new Error(`The library cannot be made; is the gateway built?\n${stderr}`);
    return stdout;
  };
  library('samples');
  const books = library('list', '--json')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; format: string; chapters: number });

  const [port = 0, helloPort = 0] = await freePorts(2);
  const server = await serverProcess({
    args: [join(dist, 'main.js')],
    env: {
      SHUYE_DATA_DIR: dataDir,
      SHUYE_GATEWAY_PORT: String(port),
      SHUYE_RATE_LIMITS: 'off',
      SHUYE_LOG_LEVEL: 'warn',
      SHUYE_PAY_CALLBACK_KEY: LOAD_KEYS.callback,
      SHUYE_SAMPLE_CASHIER: 'on',
      SHUYE_HOST_LOGIN_KEY: LOAD_KEYS.host,
      ...env,
    },
    port,
    readyPath: '/readyz',
  });
  const hello = await bareServer(helloPort);
  return {
    server,
    hello,
    soldBookId: String([...books].sort((left, right) => right.chapters - left.chapters)[0]?.id),
    bookIds: books.filter(({ format }) => format === 'txt').map(({ id }) => String(id)),
    stop: async () => {
      await server.stop();
      await hello.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
