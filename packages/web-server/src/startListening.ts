import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

/** A slower sender is answered 408, or loses its connection, and takes no one else's place. */
const SENDER_TIMEOUTS_MS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
} as const satisfies ServerOptions;

/** A reader that takes nothing of its answer for so long has gone. */
const READER_TIMEOUT_MS = 60_000;

const MAX_CONNECTIONS = 5000;

/** Longer than the headers of any browser that follows our links. */
const MAX_HEADER_BYTES = 16 * 1024;

/** Open requests may take this long to end after a stop was asked for. */
const DRAIN_MS = 2000;

export interface ListeningParts {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  /** Says whether it answered, without needing `fetch`. */
  answerAtOnce?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  observe?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  hostname: string;
  /** 0 takes any that is free. */
  port: number;
  timeoutsMs?: Partial<ServerOptions>;
  maxConnections?: number;
}

export interface Listening {
  port: number;
  /** Takes no new connection, lets open requests end for a while, and resolves when all are closed. */
  stop: () => Promise<void>;
}

/** Slow senders do not hold it up. @throws Error of the system where host and port cannot be listened on. */
export async function startListening(parts: ListeningParts): Promise<Listening> {
  const { fetch, answerAtOnce, observe, hostname, port, timeoutsMs = {}, maxConnections = MAX_CONNECTIONS } = parts;
  const createQuickServer = (options: ServerOptions, listener: RequestListener): Server =>
    createServer(options, (request, response) => {
      observe?.(request, response);
      if (!answerAtOnce?.(request, response)) listener(request, response);
    });
  const server = createAdaptorServer({
    fetch,
    createServer: createQuickServer as typeof createServer,
    serverOptions: { ...SENDER_TIMEOUTS_MS, maxHeaderSize: MAX_HEADER_BYTES, ...timeoutsMs },
  }) as Server;
  server.maxConnections = maxConnections;
  server.setTimeout(READER_TIMEOUT_MS);
  server.listen(port, hostname);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearTimeout(late);
    },
  };
}
