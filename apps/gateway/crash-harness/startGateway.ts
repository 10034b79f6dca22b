import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { DatabasePlace } from '../src/database/openDatabase.ts';

export const CALLBACK_KEY = 'a key that only these tests know of';

export interface ServingGateway {
  pid: number;
  origin: string;
  /** From its start until it said that it is ready, in milliseconds. */
  readyAfter: number;
  /** Lets it die at `<point>:<n>` (`armedCrash`), passings counted from now on. */
  dieAt: (crashAt: string) => Promise<void>;
  kill: () => void;
  ended: Promise<void>;
}

/** Takes what the harness says of a death later than with the start: a start costs more than all that is done until a death. */
const LISTEN = `process.on('message', (crashAt) => { process.env.SHUYE_CRASH_AT = crashAt; process.send('heard'); });
process.channel?.unref();`;

interface Start {
  main: string;
  place: DatabasePlace;
  crashAt?: string;
  /** Further variables, as of an object store. */
  more?: NodeJS.ProcessEnv;
}

/**
 * Starts a server in a process of its own.
 * @returns undefined when it ended before it was ready.
 * @throws Error with its last words when it ended by itself.
 */
export async function startGateway({ main, place, crashAt, more }: Start): Promise<ServingGateway | undefined> {
  const began = performance.now();
  const server = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(LISTEN)}`, main], {
    env: {
      PATH: process.env['PATH'],
      SHUYE_DATA_DIR: place.dataDir,
      SHUYE_GATEWAY_PORT: '0',
      SHUYE_RATE_LIMITS: 'off',
      SHUYE_PAY_CALLBACK_KEY: CALLBACK_KEY,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      ...more,
      ...(crashAt === undefined ? {} : { SHUYE_CRASH_AT: crashAt }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = server;
  if (!stdout || !stderr) throw new Error('The server has no output.');
  let words = '';
  stderr.on('data', (text: Buffer) => (words += text.toString()));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));

  const port = new Promise<number>((resolve) => {
    createInterface(stdout).on('line', (line) => {
      const found = /"port":(\d+),"msg":"listening"/.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  const found = await Promise.race([port, ended]);
  if (found === undefined) {
    if (server.signalCode === 'SIGKILL') return undefined;
    throw new Error(`The server does not start:\n${words}`);
  }
  const origin = `http://127.0.0.1:${found}`;
  const isReady = await fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReady) {
    await ended;
    return undefined;
  }
  return {
    pid: server.pid ?? 0,
    origin,
    readyAfter: performance.now() - began,
    dieAt: async (point) => {
      const heard = once(server, 'message');
      server.send(point);
      await heard;
    },
    kill: () => server.kill('SIGKILL'),
    ended,
  };
}
