import { buyChapter, chapterList, epubChapterList } from '@shuye/api-client/calls';
import { lockedPreview } from '@shuye/core-domain/access';
import { decodeChapter } from '@shuye/core-domain/content';
import { describe, expect, it } from 'vitest';
import { chapterFile } from '../library/contentFolders.ts';
import type { NewBook } from '../database/schema/Tables.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { readAnswer } from '../testing/readAnswer.ts';

const chapters = [aChapterRow(1), aChapterRow(2), aChapterRow(3)];
const paid = aChapterRow(2).content_file;
const path = `/content/short/${paid}`;
const text = `开头。${'山'.repeat(3000)}结局。`;
const utf8 = { decode: (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes) };

async function createTestLibrary(change: Partial<NewBook> = {}) {
  const shop = await createTestShop({ books: [aBookRow(change)], chapters });
  await shop.file('charge', paid, text);
  return shop;
}

const textOf = (body: unknown): string => decodeChapter((body as { ChapterContent: string }).ChapterContent, utf8);

describe('the lists of chapters say where a chapter begins', () => {
  it.each([
    ['ordinary', 1, chapterList],
    ['epub', 2, epubChapterList],
  ] as const)('that the caller may not read, in an %s book [API-13]', async (_name, format, list) => {
    const { aReader, database } = await createTestLibrary();
    const me = await aReader(100);
    await me.send(buyChapter, { bookId: '1001', chapterId: '5003', act: 'buy' });
    await database.updateTable('book').set({ format }).execute();
    const answer = readAnswer(list, await me.send(list, { bookId: '1001' }));
    // The first is free, the third bought.
    expect(answer.chapters.map(({ previewSuffix }) => previewSuffix)).toEqual([undefined, paid, undefined]);
    const locked = { locked: true, reason: 'unpaid' } as const;
    const { prefixes } = answer;
    expect(
      lockedPreview({ access: locked, showsLockedPreview: true, chapter: { previewSuffix: paid }, prefixes }),
    ).toBe(path);
  });

  it.each([
    ['free to all', { pay_mode: '0' }],
    ['open to its buyers alone', { list_open: 0, cover_open: 0 }],
  ] as const)('and of none in a book that is %s [API-13]', async (_name, change) => {
    const { aReader } = await createTestLibrary(change);
    const me = await aReader();
    const { chapters: found } = readAnswer(chapterList, await me.send(chapterList, { bookId: '1001' }));
    expect(found.some(({ previewSuffix }) => previewSuffix)).toBe(false);
  });
});

describe('the prefix of beginnings', () => {
  it('gives everybody the first 200 characters, and lets caches keep them for an hour [API-13]', async () => {
    const { ask } = await createTestLibrary();
    const { status, headers, body } = await ask(path);
    expect([status, textOf(body)]).toEqual([200, text.slice(0, 200)]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('gives plain text for an epub as well [API-13]', async () => {
    const { ask, files } = await createTestLibrary({ format: 2 });
    const markup = `<h1>第2章 灯</h1><h2>序</h2><p>${'灯'.repeat(2000)}</p>`;
    await files.write(chapterFile('charge', paid), JSON.stringify({ state: 200, ChapterContent: markup, css: '' }));
    expect(textOf((await ask(path)).body)).toBe(`序\n${'灯'.repeat(198)}`);
  });

  it.each([
    ['taken down', { taken_down: 1 }],
    ['hidden', { hidden: 1 }],
    ['open to its buyers alone', { list_open: 0, cover_open: 0 }],
  ] as const)('gives nothing of a book that is %s [API-13] [LOCK-21]', async (_name, change) => {
    const { ask, database } = await createTestLibrary();
    await database.updateTable('book').set(change).execute();
    const { status, headers, body } = await ask(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(body).not.toHaveProperty('ChapterContent');
  });

  it.each([
    `/content/short/${aChapterRow(1).content_file}`,
    '/content/short/1001/1/9.json',
    '/content/short/..%2Fcharge%2F1001%2F1%2F5002.json',
    '/content/short/%2e%2e/charge/1001/1/5002.json',
    '/content/short/%zz',
  ])('gives nothing for %s', async (address) => {
    const { ask, file } = await createTestLibrary();
    await file('free', aChapterRow(1).content_file, text);
    const { status, body } = await ask(address);
    expect(status).toBeLessThan(500);
    expect(body).not.toHaveProperty('ChapterContent');
  });
});
