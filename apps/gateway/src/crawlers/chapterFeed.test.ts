import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';

const headers = { 'x-forwarded-host': 'shuye.example', 'x-forwarded-proto': 'https' };
const NOW_MS = Date.UTC(2026, 8, 21);

async function feedOf(path: string, change: Parameters<typeof aBookRow>[0], titles: readonly string[] = []) {
  const { ask, database } = await startTestGateway({ books: [aBookRow(change)] });
  await database.deleteFrom('chapter').execute();
  const chapter = { volume: 1, volume_title: '', level: 1, words: 1, is_free: 1 as const, bean_price: 0 };
  for (const [at, title] of titles.entries()) {
    await database
      .insertInto('chapter')
      .values({
        ...chapter,
        id: at + 1,
        book_id: change?.id ?? 1,
        ordinal: at + 1,
        title,
        content_file: `${at}.json`,
        updated_at: NOW_MS + at * 1000,
      })
      .execute();
  }
  const { status, body } = await ask(path, { headers });
  return { status, feed: String(body) };
}

describe('the feed of a book', () => {
  it('names its newest chapters with their addresses and times, 30 at most [SEO-15]', async () => {
    const titles = Array.from({ length: 31 }, (_, at) => `第${at + 1}章`);
    const { status, feed } = await feedOf('/feed/1001.xml', { id: 1001, title: '山中灯火', author: '许半山' }, titles);
    expect(status).toBe(200);
    expect(feed).toContain('<title>山中灯火</title>');
    expect(feed).toContain('<author><name>许半山</name></author>');
    expect(feed.match(/<entry>/g)).toHaveLength(30);
    expect(feed.indexOf('第31章')).toBeLessThan(feed.indexOf('第30章'));
    expect(feed).not.toContain('第1章<');
    expect(feed).toContain(
      '<entry><id>https://shuye.example/reader/1001?forceChapterId=31</id><title>第31章</title>' +
        '<link href="https://shuye.example/reader/1001?forceChapterId=31"/><updated>2026-09-21T00:00:30.000Z</updated></entry>',
    );
  });

  it('is text whatever a title holds: no element of it, and no character that XML forbids', async () => {
    const { feed } = await feedOf('/feed/1001.xml', { id: 1001, title: ']]><a>&\u0007\u2028' }, [
      '<script>\uFFFE"</title>',
    ]);
    expect(feed).toContain('<title>]]>&lt;a>&amp;\u2028</title>');
    expect(feed).toContain('<title>&lt;script>&quot;&lt;/title></title>');
  });

  it('of a book that was taken down is gone for good, so that search engines drop it [SEO-15]', async () => {
    expect((await feedOf('/feed/1001.xml', { id: 1001, taken_down: 1 })).status).toBe(410);
    const closed = { list_open: 0, cover_open: 0, read_open: 0, buy_open: 0 } as const;
    expect((await feedOf('/feed/1001.xml', { id: 1001, ...closed })).status).toBe(410);
  });

  it('of a book that is open to its buyers alone is gone too, and tells no titles [SEO-15] [LOCK-05]', async () => {
    const forBuyers = { list_open: 0, cover_open: 0, buy_open: 0 } as const;
    expect((await feedOf('/feed/1001.xml', { id: 1001, ...forBuyers })).status).toBe(410);
  });

  it.each([
    ['is hidden', { id: 1001, hidden: 1 as const }],
    ['is hidden and was taken down', { id: 1001, hidden: 1 as const, taken_down: 1 as const }],
    ['never was', { id: 1002 }],
  ])('of a book that %s is not found', async (_name, change) => {
    expect((await feedOf('/feed/1001.xml', change)).status).toBe(404);
  });
});
