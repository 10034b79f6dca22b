import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PIECE_BYTES = 400;
/** Longer than a frame, so that a browser may draw after each piece. */
const BETWEEN_MS = 20;

const bodyOf = async (message: IncomingMessage): Promise<Buffer> =>
  Buffer.concat((await message.toArray()) as Buffer[]);

/**
 * A line on which the markup of a page arrives bit by bit, as it does far from a mast; all else comes at once.
 * @returns Its origin, and how to end it.
 */
export async function sentInPieces(baseUrl: string): Promise<{ origin: string; end: () => Promise<void> }> {
  const { hostname, port, host } = new URL(baseUrl);
  const server = createServer((asked, answer) => {
    const isPage = asked.headers.accept?.includes('text/html') === true;
    const headers = { ...asked.headers, host, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
    const call = request({ hostname, port, path: asked.url, method: asked.method, headers }, (page) => {
      const send = async (): Promise<void> => {
        answer.writeHead(page.statusCode ?? 502, page.headers);
        if (!isPage) return void page.pipe(answer);
        const body = await bodyOf(page);
        for (let at = 0; at < body.length; at += PIECE_BYTES) {
          answer.write(body.subarray(at, at + PIECE_BYTES));
          await pause(BETWEEN_MS);
        }
        answer.end();
      };
      void send();
    });
    asked.pipe(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
