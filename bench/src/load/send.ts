import { Agent, request } from 'node:http';

export interface Outgoing {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
}

export interface Incoming {
  status: number;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** A connection that took no answer for so long counts as broken, in milliseconds. */
const LIMIT = 10_000;

/** Sends a request to this machine; undefined when the connection broke before the answer was whole. */
export const send = (port: number, { method, path, headers = {}, body }: Outgoing): Promise<Incoming | undefined> =>
  new Promise((resolve) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers, timeout: LIMIT }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', () => resolve(undefined));
      incoming.on('end', () =>
        resolve(
          incoming.complete
            ? { status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }
            : undefined,
        ),
      );
    });
    outgoing.on('error', () => resolve(undefined));
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.end(body);
  });
