import { Hono } from 'hono';
import { publicAddress } from '../calls/publicAddress.ts';
import type { Database } from '../database/schema/Database.ts';
import { chapterFeed } from './chapterFeed.ts';
import { sectionNames, sitemapIndex, sitemapPages, sitemapPart } from './sitemap.ts';

/** Pages of the gateway that are nobody's to find; a reader's own pages say so themselves. */
const HIDDEN = ['/login', '/cashier/', '/feedback', '/content/'];

/** Addresses that say where a reader came from: each rendering writes others, and a crawler would never come to an end. */
const ENDLESS = ['/*?rid=', '/*&rid='];

const FOR_AN_HOUR = 'public, max-age=3600';
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': FOR_AN_HOUR };

const ATOM = { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' };

const originOf = (request: Request): string => {
  const { host, isSecure } = publicAddress(request);
  return `${isSecure ? 'https' : 'http'}://${host}`;
};

/** What search engines ask for: which pages to leave alone, and where the books are (D-056) [SEO-15]. */
export function crawlerRoutes({ database }: { database: Database }): Hono {
  const routes = new Hono();

  routes.get('/robots.txt', (http) => {
    const hidden = [...HIDDEN, ...ENDLESS].map((path) => `Disallow: ${path}\n`).join('');
    const text = `User-agent: *\n${hidden}Sitemap: ${originOf(http.req.raw)}/sitemap.xml\n`;
    return http.text(text, 200, { 'cache-control': FOR_AN_HOUR });
  });

  // Of a database that other processes change, only the number that it counts for all of them.
  routes.get('/library-version', (http) => {
    const cache = database.libraryCache;
    const version = (database.queryNow === undefined ? cache?.shared?.() : cache?.version()) ?? '';
    return http.text(version, 200, { 'cache-control': 'no-store' });
  });

  routes.get('/sitemap.xml', async (http) => http.body(await sitemapIndex(database, originOf(http.req.raw)), 200, XML));

  routes.get('/sitemap/pages.xml', async (http) =>
    http.body(await sitemapPages(database, originOf(http.req.raw)), 200, XML),
  );

  for (const section of sectionNames) {
    routes.get(`/sitemap/:file{${section}-[1-9][0-9]{0,4}\\.xml}`, async (http) => {
      const part = Number(/\d+/.exec(http.req.param('file') ?? '')?.[0]);
      const pieces = await sitemapPart(database, originOf(http.req.raw), section, part);
      if (!pieces) return http.notFound();
      return http.body(ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()), 200, XML);
    });
  }

  routes.get('/feed/:file{[0-9]{1,15}\\.xml}', async (http) => {
    const bookId = http.req.param('file').replace('.xml', '');
    const feed = await chapterFeed(database, originOf(http.req.raw), bookId);
    if (feed === 'gone') return http.body(null, 410);
    return feed === undefined ? http.notFound() : http.body(feed.xml, 200, ATOM);
  });

  return routes;
}
