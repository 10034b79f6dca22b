import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface TcpProxy {
  port: number;
  /** Lets bytes through as they come, on connections that were not lost. */
  heal: () => void;
  /** Lets nothing through and closes nothing: a cable that was pulled. */
  cut: () => void;
  /** Closes what is open and whatever comes: a part that ended. */
  refuse: () => void;
  /** Milliseconds that each piece takes longer, there and back. */
  slowDown: (ms: number) => void;
  stop: () => Promise<void>;
}

/**
 * Stands between two parts of the product and does what networks do.
 * @param at Where it listens; at any free port of this machine unless it is said.
 */
export async function startTcpProxy(
  target: NetConnectOpts,
  at: { host?: string; port?: number } = {},
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'refusing' = 'open';
  let delayMs = 0;

  const pass = async (from: Socket, to: Socket): Promise<void> => {
    for await (const piece of from) {
      if (delayMs > 0) await pause(delayMs);
      // What was sent into a cut is lost, with the connection: no byte may be missing in the middle.
      // To end the reading here would close the connection.
      if (state === 'cut') await once(from, 'close');
      to.write(piece as Buffer);
    }
    to.end();
  };
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (state === 'refusing') {
      near.destroy();
      return;
    }
    sockets.add(near);
    if (state === 'cut') return;
    const far = connect(target);
    far.on('error', () => near.destroy());
    sockets.add(far);
    near.on('close', () => far.destroy());
    far.on('close', () => state !== 'cut' && near.destroy());
    pass(near, far).catch(() => far.destroy());
    pass(far, near).catch(() => undefined);
  });
  server.listen(at.port ?? 0, at.host ?? '127.0.0.1');
  await once(server, 'listening');
  const dropAll = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    heal: () => {
      if (state === 'cut') dropAll();
      state = 'open';
      delayMs = 0;
    },
    cut: () => {
      state = 'cut';
    },
    refuse: () => {
      state = 'refusing';
      dropAll();
    },
    slowDown: (ms) => {
      delayMs = ms;
    },
    stop: async () => {
      dropAll();
      server.close();
      await once(server, 'close');
    },
  };
}
