import { describe, expect, it } from 'vitest';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import { createGateway } from '../http/createGateway.ts';
import { Unavailable } from '../patience/Unavailable.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';

const HOUR = 3600;

describe('the free prefix', () => {
  it('gives a chapter to everybody and lets it be kept for good [API-12]', async () => {
    const { ask, file } = await startTestGateway();
    await file('free', '1001/1/5001.json', '灯亮了');
    const { status, headers, body } = await ask('/content/free/1001/1/5001.json');
    expect([status, body]).toMatchObject([200, { state: 200, ChapterContent: expect.any(String) }]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/content/free/..%2Fcharge%2F1001%2F1%2F5002.json',
    '/content/free/%2e%2e/charge/1001/1/5002.json',
    '/content/free/1001/1/..%5c5002.json',
    '/content/free/1001/1/',
    '/covers/..%2Fshuye.db',
  ])('gives nothing outside its folder: %s', async (path) => {
    const { ask, file } = await startTestGateway();
    await file('charge', '1001/1/5002.json', '秘密');
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain('ChapterContent');
  });

  it('says that a file is missing', async () => {
    const { ask } = await startTestGateway();
    expect((await ask('/content/free/1001/1/9.json')).status).toBe(404);
  });
});

const silent = () => Promise.reject(new Unavailable('the file store is left alone', { retryAfter: 5 }));

describe('a crowd', () => {
  const chapter = aChapterRow(2);

  it('of 2,000 readers that opens one new chapter costs one read of the store, and one that comes later none', async () => {
    const { parts, file } = await startTestGateway({ books: [aBookRow({ pay_mode: '0' })], chapters: [chapter] });
    await file('charge', chapter.content_file, '刚刚更新');
    const read: string[] = [];
    const files: FileStore = {
      ...parts.files,
      read: (name) => {
        read.push(name);
        return parts.files.read(name);
      },
    };
    const gateway = createGateway({ ...parts, files });
    const ask = async () => (await gateway.request(`/content/charge/${chapter.content_file}`)).text();
    const answers = await Promise.all(Array.from({ length: 2000 }, ask));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('ChapterContent');
    expect(await ask()).toBe(answers[0]);
    expect(read).toEqual([`content/charge/${chapter.content_file}`]);
  });

  it('is told to come back when the store does not answer', async () => {
    const { parts } = await startTestGateway({ books: [aBookRow({ pay_mode: '0' })], chapters: [chapter] });
    const gateway = createGateway({ ...parts, files: { ...parts.files, read: silent } });
    const answer = await gateway.request(`/content/charge/${chapter.content_file}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ state: 503, message: '人气大爆发，请稍后再试' });
  });
});

describe('the charge prefix', () => {
  const chapter = aChapterRow(2);
  const path = `/content/charge/${chapter.content_file}`;
  const askWith = async (change: Parameters<typeof aBookRow>[0]) => {
    const { ask, file } = await startTestGateway({ books: [aBookRow(change)], chapters: [chapter] });
    await file('charge', chapter.content_file, '付费章节');
    return ask(path);
  };

  it('refuses a chapter that was not bought [API-12] [ERR-29]', async () => {
    const { body, headers } = await askWith({});
    expect(body).toEqual({ state: 403, message: '您尚未购买，无法阅读' });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['of a free book', { pay_mode: '0' }],
    ['of a limited-free book', { discount: 1, limited_free_end: NOW / 1000 + HOUR }],
    ['of a limited-free book without an end', { discount: 1 }],
  ])('gives a chapter %s [LOCK-13] [LOCK-14]', async (_name, change) => {
    const { body, headers } = await askWith(change);
    expect(body).toMatchObject({ state: 200 });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['whose offer has ended', { discount: 1, limited_free_end: NOW / 1000 }],
    ['for members only', { discount: 5 }],
  ])('refuses a chapter of a book %s', async (_name, change) => {
    expect((await askWith(change)).body).toMatchObject({ state: 403 });
  });

  it('knows no file that belongs to no chapter', async () => {
    const { ask, file } = await startTestGateway();
    await file('charge', '1/1/1.json', '无主');
    expect((await ask('/content/charge/1/1/1.json')).status).toBe(404);
  });
});
