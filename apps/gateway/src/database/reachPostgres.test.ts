import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config/ConfigError.ts';
import { openDatabase } from './openDatabase.ts';

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shuye-reach-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const failure = async (databaseUrl: string): Promise<unknown> => {
  const opened = openDatabase({ dataDir, databaseUrl });
  return opened.then(
    (database) => database.destroy(),
    (error: unknown) => error,
  );
};

const sentence = (reason: string): ConfigError =>
  new ConfigError(`DATABASE_URL names a PostgreSQL that cannot be used: ${reason}.`);

/** A port at which nobody listens. */
async function aClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('a PostgreSQL that cannot be reached is said in one sentence without the address', () => {
  it('reports a port that nothing listens on', async () => {
    const port = await aClosedPort();
    const reason = sentence('nothing listens at its host and port (ECONNREFUSED)');
    expect(await failure(`postgres://shuye:hunter2@127.0.0.1:${port}/shuye`)).toEqual(reason);
    expect(await failure(`postgres://shuye:hunter2@localhost:${port}/shuye`)).toEqual(reason);
  });

  it('where another kind of server hangs up', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(String(await failure(`postgres://shuye:hunter2@127.0.0.1:${port}/shuye`))).toMatch(
      /^ConfigError: DATABASE_URL names a PostgreSQL that cannot be used: no connection to it can be made[^\n]*$/,
    );
    server.close();
  });

  it('where it speaks no TLS, in the words of the driver', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.end('N'))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await failure(`postgres://shuye:hunter2@127.0.0.1:${port}/shuye?ssl=true`)).toEqual(
      sentence('no connection to it can be made (The server does not support SSL connections)'),
    );
    server.close();
  });

  it('and tells of no connection that was lost, since there was none', async () => {
    const lost: Error[] = [];
    const databaseUrl = `postgres://shuye:hunter2@127.0.0.1:${await aClosedPort()}/shuye`;
    await expect(openDatabase({ dataDir, databaseUrl }, { onLost: (error) => lost.push(error) })).rejects.toThrow(
      'nothing listens',
    );
    expect(lost).toEqual([]);
  });
});
