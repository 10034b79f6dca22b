import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { hasPage, isPublicPage } from '@shuye/app/server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createCompressor } from './createCompressor.ts';
import { pageHeaders } from './pageHeaders.ts';
import { injectConfig } from './injectConfig.ts';
import { createPageSource } from './pages/createPageSource.ts';
import { proxyCall } from './proxyCall.ts';
import { readAssets } from './readAssets.ts';
import { readContentSources } from './readContentSources.ts';
import type { WebServerOptions } from './WebServerOptions.ts';
import { withOfflineWorker } from './withOfflineWorker.ts';

/** Larger bodies than any call has; the gateway has its own, lower limit. */
const MAX_BODY = 1024 * 1024;

/** The address as the visitor wrote it, also behind a server that stands before this one. */
function publicUrl(request: Request): URL {
  const url = new URL(request.url);
  const protocol = request.headers.get('x-forwarded-proto');
  if (protocol === 'https') url.protocol = 'https:';
  return url;
}

const UNREACHABLE = { state: 502, message: '网络或服务异常，请稍后再试' };

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const wantsPage = ({ req }: Context): boolean => isRead(req.raw) && (req.header('accept') ?? '').includes('text/html');

/** Where a request came from; unknown where no socket brought it. */
const visitorAddress = (http: Context): string | undefined =>
  'incoming' in ((http.env as object | undefined) ?? {}) ? getConnInfo(http).remote.address : undefined;

/**
 * Serves a built host app: its files, its page for every route of the product, and the gateway's calls on the same
 * origin. A path that nobody knows gets the page with status 404, so that the app can say so (D-013).
 * @throws Error when the folder holds no built app.
 */
export function createWebServer({ dist, gateway, config, renderPage, isKeptOnDevices = true }: WebServerOptions): Hono {
  const start = join(dist, 'index.html');
  const builtAt = statSync(start).mtime.toISOString();
  const html = injectConfig(readFileSync(start, 'utf8'), config, { isKeptOnDevices });
  const assets = withOfflineWorker(readAssets(dist), isKeptOnDevices ? html : undefined);
  const sources = readContentSources(dist);
  const compressed = createCompressor();
  const rendered = renderPage && createPageSource({ template: html, render: renderPage, gateway, config });
  const page = (http: Context, status: 200 | 404 | 502) =>
    http.html(html, status, {
      ...pageHeaders(sources),
      'cache-control': 'no-cache',
      // A reader's own pages are nobody else's to find (D-056).
      ...(isPublicPage(http.req.path) ? {} : { 'x-robots-tag': 'noindex' }),
    });

  const server = new Hono();
  server.use(compress());
  server.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (http) => http.json({ state: 413, message: 'the body is too large' }, 413),
    }),
  );

  server.get('/version.json', (http) =>
    http.json({ version: config.version, builtAt }, 200, { ...pageHeaders(sources), 'cache-control': 'no-cache' }),
  );

  server.get('*', async (http, next) => {
    const asset = assets.get(http.req.path);
    if (!asset) return next();
    const { type, etag, caching } = asset;
    const headers = { ...pageHeaders(sources), 'cache-control': caching, etag, vary: 'accept-encoding' };
    if (http.req.header('if-none-match') === etag) return http.body(null, 304, headers);
    const { body, encoding } = await compressed(asset, http.req.header('accept-encoding'));
    return http.body(body, 200, {
      ...headers,
      'content-type': type,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
  });

  server.get('*', async (http, next) => {
    if (!wantsPage(http) || !hasPage(http.req.path)) return next();
    const ready = await rendered?.(publicUrl(http.req.raw), visitorAddress(http));
    if (!ready) return page(http, 200);
    const headers = { ...pageHeaders(sources, ...ready.scriptSources), 'cache-control': 'no-cache', etag: ready.etag };
    // Compressed on the way, a page has the weak form of its tag.
    const known = http.req.header('if-none-match')?.replace(/^W\//, '');
    return known === ready.etag ? http.body(null, 304, headers) : http.html(ready.html, ready.status, headers);
  });

  server.all('*', async (http) => {
    const answer = await proxyCall(http.req.raw, gateway, visitorAddress(http));
    return answer.status === 404 && wantsPage(http) ? page(http, 404) : answer;
  });

  server.onError((error, http) => {
    console.error(`${http.req.method} ${http.req.path}: ${error.message}`);
    return wantsPage(http) ? page(http, 502) : http.json(UNREACHABLE, 502);
  });
  return server;
}
