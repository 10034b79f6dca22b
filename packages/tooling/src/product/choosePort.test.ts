import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { choosePort, createPortChooser } from './choosePort.ts';
import { isPortFree } from './isPortFree.ts';

const none = new Set<number>();
const busy = (...ports: number[]) => ({ taken: none, isFree: async (port: number) => !ports.includes(port) });

describe('the port of a server', () => {
  it.each([
    ['its usual one when it is free', 8080, busy(), 8080],
    ['the next one when its own is busy', 8080, busy(8080), 8081],
    ['the first free one of several', 8080, busy(8080, 8081, 8083), 8082],
    ['none that another server of the same start has taken', 8080, { ...busy(8081), taken: new Set([8080]) }, 8082],
  ])('is %s', async (_, wanted, choice, expected) => {
    expect(await choosePort(wanted, choice)).toBe(expected);
  });

  it('cannot be chosen when no port is free', async () => {
    await expect(choosePort(65_534, busy(65_534, 65_535))).rejects.toThrow('No port from 65534 on is free.');
  });
});

describe('on this machine', () => {
  const open: Server[] = [];
  const listen = async (host: string): Promise<number> => {
    const server = createServer();
    open.push(server);
    await new Promise<void>((listening) => server.listen(0, host, listening));
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  afterEach(() => open.splice(0).forEach((server) => server.close()));

  it('a port is busy while a server listens on it, and free afterwards', async () => {
    const port = await listen('127.0.0.1');
    expect(await isPortFree(port, '127.0.0.1')).toBe(false);
    await new Promise((closed) => open.pop()?.close(closed));
    expect(await isPortFree(port, '127.0.0.1')).toBe(true);
  });

  it('a server for the whole network does not take a port whose loopback is busy', async () => {
    const port = await listen('127.0.0.1');
    expect(await createPortChooser('0.0.0.0')(port)).toBeGreaterThan(port);
  });

  it('the same port is not given twice', async () => {
    const choose = createPortChooser('127.0.0.1');
    const first = await choose(47_300);
    expect(await choose(first)).toBeGreaterThan(first);
  });
});
