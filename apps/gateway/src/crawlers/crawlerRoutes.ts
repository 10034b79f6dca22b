import { Hono } from 'hono';
import { publicAddress } from '../calls/publicAddress.ts';
import type { Database } from '../database/schema/Database.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

/** Pages of the gateway that are nobody's to find; a reader's own pages say so themselves. */
const HIDDEN = ['/login', '/cashier/', '/feedback', '/content/'];

const FOR_AN_HOUR = 'public, max-age=3600';
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': FOR_AN_HOUR };

const originOf = (request: Request): string => {
  const { host, isSecure } = publicAddress(request);
  return `${isSecure ? 'https' : 'http'}://${host}`;
};

/** What search engines ask for: which pages to leave alone, and where the books are (D-056) [SEO-15]. */
export function crawlerRoutes({ database }: { database: Database }): Hono {
  const routes = new Hono();

  routes.get('/robots.txt', (http) => {
    const hidden = HIDDEN.map((path) => `Disallow: ${path}\n`).join('');
    const text = `User-agent: *\n${hidden}Sitemap: ${originOf(http.req.raw)}/sitemap.xml\n`;
    return http.text(text, 200, { 'cache-control': FOR_AN_HOUR });
  });

  routes.get('/sitemap.xml', async (http) => http.body(await sitemapIndex(database, originOf(http.req.raw)), 200, XML));

  routes.get('/sitemap/:file{books-[1-9][0-9]{0,4}\\.xml}', async (http) => {
    const part = Number(/\d+/.exec(http.req.param('file'))?.[0]);
    const pieces = await sitemapPart(database, originOf(http.req.raw), part);
    if (!pieces) return http.notFound();
    return http.body(ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()), 200, XML);
  });

  return routes;
}
