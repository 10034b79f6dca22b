import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface OwnAnswer {
  type: string;
  body: string;
}

export interface PagesPlan {
  port: number;
  appPort: number;
  /** Markup for the beginning of every page. */
  head: string;
  answer: (path: string) => OwnAnswer | undefined;
}

const LOOPBACK = '127.0.0.1';

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, { appPort, head }: PagesPlan): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const { url: path, method } = incoming;
  const passed = request({ host: LOOPBACK, port: appPort, path, method, headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, etag: _etag, ...kept } = answer.headers;
      outgoing.writeHead(status, kept);
      outgoing.end(
        Buffer.concat(parts)
          .toString('utf8')
          .replace(/<head[^>]*>/, (start) => start + head),
      );
    });
  });
  passed.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  incoming.pipe(passed);
}

/** Puts something before the pages of a web server, such as a native side; listens on this machine alone. */
export async function servePages(plan: PagesPlan): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const answer = plan.answer(new URL(incoming.url ?? '/', 'http://pages').pathname);
    if (!answer) return passOn(incoming, outgoing, plan);
    outgoing.writeHead(200, { 'content-type': answer.type, 'cache-control': 'no-store' });
    outgoing.end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(plan.port, LOOPBACK, listening));
  return server;
}
