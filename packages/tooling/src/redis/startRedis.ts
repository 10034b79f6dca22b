import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const READY = 'Ready to accept connections';

/** Ends the server when the channel from its parent closes, however the parent ends. */
const WITH_PARENT = '"$@" <&- & server=$!; cat >/dev/null; kill -TERM $server; wait $server';

export interface RunningRedis {
  address: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts a Redis of its own that keeps everything in memory; nothing of it is left afterwards.
 * @param program As `findRedis` gives it.
 * @param port Any that is free where it is left out.
 * @throws Error when it ends before it is ready, with what it said.
 */
export async function startRedis(program: string, port?: number): Promise<RunningRedis> {
  const own = port ?? (await freePort());
  const settings = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('/bin/sh', ['-c', WITH_PARENT, 'sh', program, ...settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close').then(() => false);
  let said = '';
  const ready = new Promise<boolean>((resolve) => {
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes(READY)) resolve(true);
    });
  });
  if (!(await Promise.race([ready, ended]))) throw new Error(`Redis did not start: ${said.slice(-2000)}`);
  return {
    address: `redis://127.0.0.1:${own}`,
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}
