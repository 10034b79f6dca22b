import { createServer, type Server } from 'node:net';
import { freePorts, type HostApp } from '@shuye/tooling/product';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { choosePorts } from './choosePorts.ts';

const apps: HostApp[] = ['h5', 'miniapp-webview'].map((id) => ({
  id,
  folder: `/apps/${id}`,
  description: id,
  bridges: [],
}));

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
  vi.restoreAllMocks();
});

describe('the ports of a start', () => {
  it('are different ones', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const { gatewayPort, hosts } = await choosePorts(apps, '127.0.0.1', {});
    expect(new Set([gatewayPort, ...hosts.map(({ port }) => port)]).size).toBe(3);
    expect(hosts.map(({ app }) => app.id)).toEqual(['h5', 'miniapp-webview']);
  });

  it('pass over a busy one, and it is said', async () => {
    const [busy = 0] = await freePorts(1);
    const server = createServer();
    open.push(server);
    await new Promise<void>((listening) => server.listen(busy, '127.0.0.1', listening));
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const { gatewayPort } = await choosePorts([], '127.0.0.1', { SHUYE_GATEWAY_PORT: String(busy) });
    expect(gatewayPort).toBeGreaterThan(busy);
    expect(said).toHaveBeenCalledWith(`Port ${busy} is busy: the gateway takes ${gatewayPort}.`);
  });

  it.each(['', 'abc', '0', '70000', '-1', '80.5'])('are not guessed from SHUYE_GATEWAY_PORT=%s', async (given) => {
    await expect(choosePorts([], '127.0.0.1', { SHUYE_GATEWAY_PORT: given })).rejects.toThrow(
      `SHUYE_GATEWAY_PORT is "${given}", but must be a port from 1 to 65535.`,
    );
  });
});
