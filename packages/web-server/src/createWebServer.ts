import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { canonicalPath, hasPage, isPublicPage } from '@shuye/app/server';
import { messages } from '@shuye/core-domain/error';
import { SHARE_PATH, SHARED_HASH } from '@shuye/core-domain/storage';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { Asset } from './Asset.ts';
import { BodyRefusal, createBodyReader } from './createBodyReader.ts';
import { createCompressor } from './createCompressor.ts';
import { forwardedFor } from './forwardedFor.ts';
import { etagIsKnown } from './etagIsKnown.ts';
import { createPageHeaders } from './createPageHeaders.ts';
import { nameOf } from './nameOf.ts';
import { pageAsset } from './pageAsset.ts';
import { createPageSource } from './pages/createPageSource.ts';
import { createReadyPages, type ReadyPages } from './pages/createReadyPages.ts';
import { proxyCall } from './proxyCall.ts';
import { publicUrl } from './publicUrl.ts';
import { readAssets } from './readAssets.ts';
import { readContentSources } from './readContentSources.ts';
import { readEmptyPage } from './readEmptyPage.ts';
import type { ListeningParts } from './startListening.ts';
import { createRouteOf } from './telemetry/createRouteOf.ts';
import { observeRequests } from './telemetry/observeRequests.ts';
import { watchWebServer } from './telemetry/watchWebServer.ts';
import { sentForm } from './sentForm.ts';
import { unreachablePage } from './unreachablePage.ts';
import type { WebServerOptions } from './WebServerOptions.ts';
import { withOfflineWorker } from './withOfflineWorker.ts';

/** One body: larger than any call has; the gateway has its own, lower limit. All of them: what a small machine can spare. */
const BODY_LIMITS = { maxBytes: 1024 * 1024, maxHeldBytes: 64 * 1024 * 1024, smallBytes: 16 * 1024 };

const UNREACHABLE = { state: 502, message: messages.networkFailure };

/** Balancers ask by the address of the machine. */
const HEALTH_CHECKS = new Set(['/healthz', '/readyz', '/version.json']);

const MISDIRECTED = 'This server does not answer to that name.';

/** A reader's own pages are nobody else's to find (D-056), and what a word finds is no page of its own. */
const indexing = (path: string): Readonly<Record<string, string>> =>
  isPublicPage(path) ? {} : { 'x-robots-tag': 'noindex' };

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const acceptsPage = ({ req }: Context): boolean => (req.header('accept') ?? '').includes('text/html');

const wantsPage = (http: Context): boolean => isRead(http.req.raw) && acceptsPage(http);

/** Previews of shared links and simple tools take whatever an address is; browsers and crawlers ask for a page. */
const takesPage = ({ req }: Context): boolean =>
  isRead(req.raw) && ['text/html', '*/*'].some((type) => (req.header('accept') ?? '*/*').includes(type));

const incomingOf = (http: Context): IncomingMessage | undefined =>
  (http.env as { incoming?: IncomingMessage } | undefined)?.incoming;

const visitorAddress = (http: Context): string | undefined =>
  incomingOf(http) ? getConnInfo(http).remote.address : undefined;

const sentWith = (
  { caching, etag }: Asset,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...own,
  'cache-control': caching,
  etag,
  vary: 'accept-encoding',
});

/** What is remembered of a request until it is answered. */
interface Kept {
  Variables: { form: Request | undefined };
}

export interface WebServer extends Hono<Kept> {
  /** Answers at once where a page is ready; undefined where browsers render all. */
  answerAtOnce?: ReadyPages['answer'] | undefined;
  observe?: ListeningParts['observe'];
}

/**
 * Serves a built host app: its files, its page for every route of the product, and the gateway's calls on the same
 * origin. A path that nobody knows gets the page with status 404, so that the app can say so (D-013).
 * @throws Error when the folder holds no built app.
 */
export function createWebServer(options: WebServerOptions): WebServer {
  const { dist, gateway, config, renderer, hostNames, isKeptOnDevices = true, metrics, tracing } = options;
  const traceHeaders = tracing?.headers;
  const builtAt = statSync(join(dist, 'index.html')).mtime.toISOString();
  const html = readEmptyPage(options);
  const assets = withOfflineWorker(readAssets(dist), isKeptOnDevices ? html : undefined);
  const pageHeaders = createPageHeaders(readContentSources(dist));
  const compressor = createCompressor();
  const rendered = renderer && createPageSource({ renderer, gateway, traceHeaders });
  const ready = rendered && createReadyPages({ present: rendered.present, packed: compressor.present });
  const canonicalHost = hostNames?.[0];
  const readBody = createBodyReader(BODY_LIMITS);
  const target = { gateway, canonicalHost, readBody, traceHeaders };
  const counts = { ready: 0, unreachable: 0 };
  if (metrics) watchWebServer(metrics, { pages: rendered, readBody, counts });
  const routeOf = createRouteOf((path) => assets.has(path));
  const send = async (http: Context, asset: Asset, status: 200 | 404 | 410, own: Readonly<Record<string, string>>) => {
    const { type, etag } = asset;
    const headers = sentWith(asset, own);
    if (status === 200 && etagIsKnown(http.req.header('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    const { body, encoding } = await compressor.compressed(asset, http.req.header('accept-encoding'));
    const about = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) };
    return new Response(body, { status, headers: { ...headers, ...about } });
  };
  const emptyPage = pageAsset(html);
  const page = (http: Context, status: 200 | 404) =>
    send(http, emptyPage, status, { ...pageHeaders(), ...indexing(http.req.path) });

  const server = new Hono<Kept>();
  if (tracing) {
    server.use((http, next) => {
      const { headers } = http.req.raw;
      return tracing.inSpan({ name: routeOf(http.req.path), kind: 'server', headers }, next, () => http.res.status);
    });
  }
  server.use(async (http, next) => {
    const isOurs = !hostNames || HEALTH_CHECKS.has(http.req.path) || hostNames.includes(nameOf(http.req.raw));
    return isOurs ? next() : http.text(MISDIRECTED, 421);
  });

  server.get('/version.json', (http) =>
    http.json({ version: config.version, builtAt }, 200, { ...pageHeaders(), 'cache-control': 'no-cache' }),
  );

  // The worker of the page takes shared files; where it is not there yet, nobody reads them.
  server.post(SHARE_PATH, (http) => http.redirect(`/shelf${SHARED_HASH}`, 303));

  server.get('*', async (http, next) => {
    const asset = assets.get(http.req.path);
    if (!asset) return next();
    return send(http, asset, 200, pageHeaders());
  });

  server.get('*', async (http, next) => {
    if (!takesPage(http) || !hasPage(http.req.path)) return next();
    const url = publicUrl(http.req.raw, canonicalHost);
    const canonical = canonicalPath(url.pathname);
    if (rendered && canonical !== url.pathname) {
      http.header('cache-control', 'public, max-age=3600');
      return http.redirect(canonical + url.search, 301);
    }
    const found = await rendered?.page(url, forwardedFor(http.req.raw.headers, visitorAddress(http)));
    if (!found) return page(http, 200);
    const own = { ...pageHeaders(...found.scriptSources), ...indexing(http.req.path) };
    const incoming = incomingOf(http);
    if (incoming) ready?.remember(incoming, url.href, found, sentWith(found, own));
    return send(http, found, found.status, own);
  });

  // Pages and files are compressed once.
  server.all('*', compress(), async (http) => {
    http.set('form', acceptsPage(http) ? sentForm(http.req.raw) : undefined);
    const answer = await proxyCall(http.req.raw, target, visitorAddress(http));
    return answer.status === 404 && wantsPage(http) ? page(http, 404) : answer;
  });

  server.onError((error, http) => {
    if (error instanceof BodyRefusal) {
      const headers = error.status === 503 ? { 'retry-after': '1' } : {};
      return http.json({ state: error.status, message: error.message }, error.status, headers);
    }
    // A sender that went away takes no answer, and is no fault of the server.
    if (http.req.raw.signal.aborted) return http.body(null, 408);
    counts.unreachable += 1;
    console.error(`${http.req.method} ${http.req.path}: ${error.message}`);
    return acceptsPage(http) ? unreachablePage(http, http.get('form')) : http.json(UNREACHABLE, 502);
  });
  const answerAtOnce: ReadyPages['answer'] | undefined =
    ready &&
    ((request, response) => {
      const isAnswered = ready.answer(request, response);
      counts.ready += Number(isAnswered);
      return isAnswered;
    });
  return Object.assign(server, { answerAtOnce, observe: metrics && observeRequests(metrics, routeOf) });
}
