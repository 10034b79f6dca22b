import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/ConfigError.ts';
import { startServer, type RunningServer, type ServerParts } from './startServer.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const start = async (parts: Partial<ServerParts> = {}): Promise<RunningServer> => {
  const server = await startServer({ fetch: () => new Response('here'), host: '127.0.0.1', port: 0, ...parts });
  running.push(server);
  return server;
};

const ask = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();

/** A promise that another place keeps. */
function aSignal() {
  const kept: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => kept.push(resolve));
  return { promise, resolve: () => kept[0]?.() };
}

/** Sockets that send the beginning of a request and no more. */
const slowSockets = async (port: number, beginning: string): Promise<Socket[]> =>
  Promise.all(
    Array.from({ length: 100 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(beginning);
      socket.resume();
      return socket;
    }),
  );

describe('an address that cannot be listened on', () => {
  it('reports a port in use in one sentence', async () => {
    const { port } = await start();
    await expect(start({ port })).rejects.toThrow(
      new ConfigError(`SHUYE_GATEWAY_PORT is "${port}", but another process listens there.`),
    );
  });

  it('reports that the metrics have the port', async () => {
    const { port } = await start();
    await expect(start({ port, metricsPort: port })).rejects.toThrow(
      new ConfigError(`SHUYE_GATEWAY_PORT is "${port}", but so is SHUYE_METRICS_PORT: each needs a port of its own.`),
    );
  });

  it('reports an address of another machine in one sentence', async () => {
    await expect(start({ host: '203.0.113.1' })).rejects.toThrow(
      new ConfigError('SHUYE_GATEWAY_HOST is "203.0.113.1", but that is no address of this machine.'),
    );
  });
});

describe('a hundred senders that never finish', () => {
  const times = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 20 };

  it.each([
    ['their headers', 'POST / HTTP/1.1\r\nHost: slow\r\nX-a: '],
    ['their body', 'POST / HTTP/1.1\r\nHost: slow\r\nContent-Length: 1000\r\n\r\nx'],
  ])('%s do not delay other callers, and lose their connection', async (_case, beginning) => {
    const { port } = await start({ times, fetch: async (request) => new Response(`here${await request.text()}`) });
    const slow = await slowSockets(port, beginning);
    const closed = Promise.all(slow.map((socket) => once(socket, 'close')));
    expect(await ask(port)).toBe('here');
    await expect(closed).resolves.toHaveLength(100);
  });
});

describe('a server that is stopped', () => {
  it('lets open requests end and takes no new ones', async () => {
    const gate = aSignal();
    const asked = aSignal();
    const { port, stop } = await start({
      fetch: async () => {
        asked.resolve();
        await gate.promise;
        return new Response('late but whole');
      },
    });
    const answer = ask(port);
    await asked.promise;
    const stopped = stop();
    running.pop();
    await expect(ask(port)).rejects.toThrow('fetch failed');
    gate.resolve();
    expect(await answer).toBe('late but whole');
    await stopped;
  });

  it('does not wait for ever for a request that does not end', async () => {
    const asked = aSignal();
    const { port, stop } = await start({
      drainTime: 20,
      fetch: () => {
        asked.resolve();
        return new Promise(() => undefined);
      },
    });
    const failed = ask(port).catch((error: unknown) => String(error));
    await asked.promise;
    running.pop();
    await stop();
    expect(await failed).toContain('fetch failed');
  });
});

it('closes connections beyond the most that it has room for', async () => {
  const { port } = await start({ maxConnections: 1 });
  const first = connect(port, '127.0.0.1');
  await once(first, 'connect');
  await expect(ask(port)).rejects.toThrow('fetch failed');
  first.destroy();
});
