import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startObjectStore } from '@shuye/tooling/object-store';
import { onTestFinished } from 'vitest';

/** True where it takes a request upon itself; all others go on to the store. */
type Interceptor = (...args: Parameters<RequestListener>) => boolean;

/** An object store, and the address of a server before it that a test listens in at. */
export async function aStoreBehind(intercepts: Interceptor): Promise<{ store: string; address: string }> {
  const store = await startObjectStore();
  const server = createServer(async (request, response) => {
    if (intercepts(request, response)) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await fetch(`${store.address}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await store.stop();
  });
  return { store: store.address, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
