import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { MetricsConfig } from './parseMetricsConfig.ts';

const HEADERS_TIMEOUT_MS = 5000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isAllowed = (authorization: string | undefined, token: string | undefined): boolean =>
  token === undefined || timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

export interface MetricsListener {
  port: number;
  close: () => void;
}

/** Listens apart from readers. @throws Error of the system where host and port cannot be listened on. */
export async function serveMetrics(registry: Registry, { host, port, token }: MetricsConfig): Promise<MetricsListener> {
  const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS }, (request, response) => {
    const end = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): void => {
      response.writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        ...headers,
      });
      response.end(text);
    };
    if (request.url !== '/metrics' || request.method !== 'GET') return end(404, 'There is only GET /metrics.\n');
    if (!isAllowed(request.headers.authorization, token)) {
      return end(401, 'A token is needed.\n', { 'www-authenticate': 'Bearer' });
    }
    registry.metrics().then(
      (text) => end(200, text, { 'content-type': registry.contentType }),
      (error: unknown) => end(500, `${error instanceof Error ? error.message : String(error)}\n`),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  // The listener keeps no process alive that has nothing else to do.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
