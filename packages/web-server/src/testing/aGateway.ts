import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
}

interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real server on a free port that remembers what it was asked and answers by path; 404 for the rest. */
export async function aGateway(answers: Readonly<Record<string, Answer>> = {}) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const path = request.url ?? '';
    received.push({
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    });
    const { status = 200, headers = {}, body = '' } = answers[path.split('?')[0] ?? ''] ?? { status: 404, body: '{}' };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, received, close: () => server.close() };
}
