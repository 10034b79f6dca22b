import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { PART_SIZE } from './sitemap.ts';

const headers = { 'x-forwarded-host': 'shuye.example', 'x-forwarded-proto': 'https' };
const ORIGIN = 'https://shuye.example';

describe('what search engines are told', () => {
  it('is where the sitemap lies, at the address that readers see [SEO-15]', async () => {
    const { ask } = await startTestGateway();
    const { status, body } = await ask('/robots.txt', { headers });
    expect(status).toBe(200);
    expect(String(body)).toMatch(/^User-agent: \*\nDisallow: \/login\n/);
    expect(String(body)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('is every book that everybody may find, with the day of its last change, and no other [SEO-15]', async () => {
    const books = [
      aBookRow({ id: 1001 }),
      aBookRow({ id: 1002, hidden: 1 }),
      aBookRow({ id: 1003, taken_down: 1 }),
      aBookRow({ id: 1004, list_open: 0 }),
      aBookRow({ id: 1005 }),
    ];
    const { ask } = await startTestGateway({ books });
    const index = String((await ask('/sitemap.xml', { headers })).body);
    expect(index.match(/<loc>[^<]*/g)).toEqual([`<loc>${ORIGIN}/sitemap/books-1.xml`]);
    const part = String((await ask('/sitemap/books-1.xml', { headers })).body);
    expect(part.match(/\/book\/\d+\.html/g)).toEqual(['/book/1001.html', '/book/1005.html']);
    expect(part).toContain(`<url><loc>${ORIGIN}/book/1001.html</loc><lastmod>2026-09-21T14:13:20.000Z</lastmod></url>`);
    expect(part.endsWith('</urlset>\n')).toBe(true);
  });

  it.each(['/sitemap/books-2.xml', '/sitemap/books-0.xml', '/sitemap/books-1e3.xml', '/sitemap/x.xml'])(
    'is nothing at %s, a part that is not there',
    async (path) => {
      const { ask } = await startTestGateway({ books: [aBookRow()] });
      expect((await ask(path, { headers })).status).toBe(404);
    },
  );

  it('escapes an address that was forged into the request', async () => {
    const { ask } = await startTestGateway({ books: [aBookRow()] });
    const forged = { 'x-forwarded-host': 'a"><script>', 'x-forwarded-proto': 'https' };
    expect(String((await ask('/sitemap.xml', { headers: forged })).body)).not.toContain('<script>');
  });

  it('comes in parts that the protocol takes: two addresses a book and the store', () => {
    expect(PART_SIZE * 2 + 1).toBeLessThanOrEqual(50_000);
  });
});
