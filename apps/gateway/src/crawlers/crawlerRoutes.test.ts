import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { labelId } from '../discovery/listLabels.ts';
import { PART_SIZE } from './sitemap.ts';

const headers = { 'x-forwarded-host': 'shuye.example', 'x-forwarded-proto': 'https' };
const ORIGIN = 'https://shuye.example';

describe('the version of the library', () => {
  it('changes with the library, not with its readers, so that rendered pages can be dropped [SEO-15]', async () => {
    const { ask, database } = await startTestGateway({ books: [aBookRow({ id: 1001 })] });
    const version = async () => String((await ask('/library-version')).body);
    const first = await version();
    if (database.queryNow === undefined) {
      expect(first).toBe('');
      return;
    }
    expect(first).not.toBe('');
    await ask('/sitemap.xml', { headers });
    expect(await version()).toBe(first);
    await database.updateTable('book').set({ taken_down: 1 }).execute();
    expect(await version()).not.toBe(first);
  });
});

describe('what search engines are told', () => {
  it('is where the sitemap lies, at the address that readers see [SEO-15]', async () => {
    const { ask } = await startTestGateway();
    const { status, body } = await ask('/robots.txt', { headers });
    expect(status).toBe(200);
    expect(String(body)).toMatch(/^User-agent: \*\nDisallow: \/login\n/);
    // Links of recommendations name a new one each time: followed, they have no end.
    expect(String(body)).toContain('\nDisallow: /*?rid=\nDisallow: /*&rid=\n');
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
    expect(index.match(/<loc>[^<]*/g)).toEqual([
      `<loc>${ORIGIN}/sitemap/pages.xml`,
      `<loc>${ORIGIN}/sitemap/books-1.xml`,
    ]);
    const part = String((await ask('/sitemap/books-1.xml', { headers })).body);
    expect(part.match(/\/book\/\d+\.html/g)).toEqual(['/book/1001.html', '/book/1005.html']);
    expect(part).toContain(`<url><loc>${ORIGIN}/book/1001.html</loc><lastmod>2026-09-21T14:13:20.000Z</lastmod></url>`);
    expect(part.endsWith('</urlset>\n')).toBe(true);
  });

  it('is every question and every phrase whose book can be shown, and the pages of labels [SEO-15] [PROD-12]', async () => {
    const { ask, database } = await startTestGateway({
      books: [
        aBookRow({ id: 1001, category: '奇幻' }),
        aBookRow({ id: 1002, taken_down: 1 }),
        aBookRow({ id: 1003, category: '悬疑' }),
      ],
    });
    const label = labelId('CATEGORY', '奇幻');
    const question = { label_id: label, aliases: '[]', source: 'reader' as const, answer_count: 1 };
    await database
      .insertInto('question')
      .values([
        { ...question, id: 5, title: '有哪些？', book_id: 1001, published_at: 1_790_000_000_000 },
        { ...question, id: 6, title: '没有的？', book_id: 1002, published_at: 1_790_000_000_000 },
      ])
      .execute();
    const phrase = { kind: 'plot', heat: 1, source: 'reader' as const };
    await database
      .insertInto('phrase')
      .values([
        { ...phrase, id: 7, text: '守灯人', book_id: 1001 },
        { ...phrase, id: 8, text: '没有', book_id: 1002 },
      ])
      .execute();
    const locations = async (path: string) =>
      String((await ask(path, { headers })).body)
        .match(/<loc>[^<]*/g)
        ?.map((entry) => entry.slice(`<loc>${ORIGIN}`.length));
    expect(await locations('/sitemap.xml')).toEqual([
      '/sitemap/pages.xml',
      '/sitemap/books-1.xml',
      '/sitemap/questions-1.xml',
      '/sitemap/phrases-1.xml',
    ]);
    expect(String((await ask('/sitemap/questions-1.xml', { headers })).body)).toContain('<lastmod>2026-09-21T');
    expect(await locations('/sitemap/questions-1.xml')).toEqual(['/v2/questionDetail/5']);
    expect(await locations('/sitemap/phrases-1.xml')).toEqual(['/v2/query/1001/7.html']);
    expect(await locations('/sitemap/pages.xml')).toEqual([
      '/',
      '/categoryIndex',
      '/rankIndex',
      '/myVipBookStore',
      '/v2/recom',
      '/v2/question',
      '/v2/label',
      '/v2/hotSearch',
      `/v2/labelSecond/${label}/1`,
      `/v2/questionList/${label}/1`,
      `/v2/labelSecond/${labelId('CATEGORY', '悬疑')}/1`,
    ]);
  });

  it.each([
    '/sitemap/questions-1.xml',
    '/sitemap/books-2.xml',
    '/sitemap/books-0.xml',
    '/sitemap/books-1e3.xml',
    '/sitemap/x.xml',
  ])('is nothing at %s, a part that is not there', async (path) => {
    const { ask } = await startTestGateway({ books: [aBookRow()] });
    expect((await ask(path, { headers })).status).toBe(404);
  });

  it('escapes an address that was forged into the request', async () => {
    const { ask } = await startTestGateway({ books: [aBookRow()] });
    const forged = { 'x-forwarded-host': 'a"><script>', 'x-forwarded-proto': 'https' };
    expect(String((await ask('/sitemap.xml', { headers: forged })).body)).not.toContain('<script>');
  });

  it('comes in parts that the protocol takes: two addresses a book', () => {
    expect(PART_SIZE * 2).toBeLessThanOrEqual(50_000);
  });
});
