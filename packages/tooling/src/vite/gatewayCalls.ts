import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';

const DEFAULT_GATEWAY = 'http://127.0.0.1:8090';

/** Pages that the gateway shows itself. */
const GATEWAY_PAGES = /^\/(?:login|feedback|cashier|openapi)(?:[/?.]|$)/;

const wantsPage = ({ method, headers, originalUrl = '' }: Connect.IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !GATEWAY_PAGES.test(originalUrl);

function proxyCall(call: IncomingMessage, answer: ServerResponse, address: URL): void {
  const passed = request(
    address,
    {
      method: call.method,
      headers: { ...call.headers, host: address.host, 'x-forwarded-host': call.headers.host ?? '' },
    },
    (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    },
  );
  passed.on('error', (error) => {
    if (answer.headersSent) {
      answer.destroy();
      return;
    }
    answer.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    answer.end(`The gateway at ${address.origin} does not answer: ${error.message}`);
  });
  call.pipe(passed);
}

/**
 * In development, passes whatever Vite itself does not serve on to the gateway at `SHUYE_GATEWAY`: calls, content and
 * covers share the page's origin, as behind web-server. A request for a page stays here and gets the page, except for
 * those that the gateway shows.
 */
export const gatewayCalls = (env: NodeJS.ProcessEnv = process.env): Plugin => ({
  name: 'shuye-gateway-calls',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    const gateway = env['SHUYE_GATEWAY'] ?? DEFAULT_GATEWAY;
    // Returned, so that it stands behind Vite's own answers; by then Vite has rewritten `url` for its page.
    return () => {
      middlewares.use((call, answer, next) => {
        if (wantsPage(call)) return next();
        proxyCall(call, answer, new URL(call.originalUrl ?? '/', gateway));
      });
    };
  },
});
