import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { listenFailure } from '../../listening/listenFailure.ts';

/** How long a sender may take. A slower one loses its connection and takes no one else's place. */
export const SENDER_TIMEOUTS_MS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
} as const satisfies ServerOptions;

/** A reader that takes nothing of its answer for so long has gone, in milliseconds. */
const READER_TIME = 60_000;

const MAX_CONNECTIONS = 5000;

/** Bytes: longer than the headers of any honest call. */
const MAX_HEADERS = 16 * 1024;

/** How long open requests may take to end after a stop was asked for, in milliseconds. */
const DRAIN_TIME = 5000;

/** While it stops, in milliseconds. */
const IDLE_CHECK = 20;

export interface ServerParts {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  host: string;
  /** 0 takes any that is free. */
  port: number;
  /** Where the metrics are given out already. */
  metricsPort?: number | undefined;
  times?: Partial<ServerOptions>;
  maxConnections?: number;
  /** Milliseconds. */
  drainTime?: number;
}

export interface RunningServer {
  port: number;
  /** Takes no new connection, lets open requests end, and resolves when all are closed. */
  stop: () => Promise<void>;
}

/**
 * Listens, and is not held up by senders that are slow on purpose.
 * @throws ConfigError when host and port cannot be listened on.
 */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const {
    fetch,
    host,
    port,
    metricsPort,
    times = {},
    maxConnections = MAX_CONNECTIONS,
    drainTime = DRAIN_TIME,
  } = parts;
  const server = createAdaptorServer({
    fetch,
    createServer,
    serverOptions: { ...SENDER_TIMEOUTS_MS, maxHeaderSize: MAX_HEADERS, ...times },
  }) as Server;
  server.maxConnections = maxConnections;
  server.setTimeout(READER_TIME);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenFailure(error, { host, port, metricsPort });
  }

  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      // A connection whose last request has just ended would be kept for a next one.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
      const late = setTimeout(() => server.closeAllConnections(), drainTime);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}
