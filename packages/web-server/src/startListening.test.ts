import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startListening, type Listening, type ListeningParts } from './startListening.ts';

const running: Listening[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const answer = async (request: Request) => new Response(`here${await request.text()}`);

const start = async (parts: Partial<ListeningParts> = {}): Promise<Listening> => {
  const server = await startListening({ fetch: answer, hostname: '127.0.0.1', port: 0, ...parts });
  running.push(server);
  return server;
};

const ask = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();

async function aSocket(port: number, beginning = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (beginning !== '') socket.write(beginning);
  socket.resume();
  return socket;
}

describe('a web server', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: slow\r\nX-a: '],
    ['body', 'POST / HTTP/1.1\r\nHost: slow\r\nContent-Length: 1000\r\n\r\nx'],
  ])('answers others while a hundred senders never finish their %s, and lets those go', async (_part, beginning) => {
    const timeoutsMs = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 20 };
    const { port } = await start({ timeoutsMs });
    const slow = await Promise.all(Array.from({ length: 100 }, () => aSocket(port, beginning)));
    const closed = Promise.all(slow.map((socket) => once(socket, 'close')));
    expect(await ask(port)).toBe('here');
    await expect(closed).resolves.toHaveLength(100);
  });

  it('closes connections beyond the most that it has room for', async () => {
    const { port } = await start({ maxConnections: 1 });
    const first = await aSocket(port);
    await expect(ask(port)).rejects.toThrow('fetch failed');
    first.destroy();
  });

  it('reports an address that it cannot listen on', async () => {
    const { port } = await start();
    await expect(start({ port })).rejects.toThrow('EADDRINUSE');
  });
});
