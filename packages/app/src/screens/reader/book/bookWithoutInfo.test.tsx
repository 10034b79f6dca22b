import { encodeChapter } from '@shuye/core-domain/content';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../testing/fakeServer.ts';
import { renderReader } from '../../../testing/renderReader.tsx';
import { wireChapterList, wireChapters } from '../../../testing/wire.ts';

const failed = new Refusal(503, 'x');
const { data } = wireChapterList(['', wireChapters(12)]);
const list = { data: { ...data, freeContUrlPrefix: 'https://files.test/free/' } };
const text = (words: string) => () => ({
  state: 200,
  ChapterContent: encodeChapter(new TextEncoder().encode(words)),
});

describe('a book of which the server can say nothing', () => {
  it('is read by its chapters all the same [READER-47] [ERR-13]', async () => {
    await renderReader({
      answers: { bookInfo: failed, chapterList: list },
      files: { '/free/1001/1.json': text('山门在雨里。') },
    });
    expect(await screen.findByText('山门在雨里。')).toBeTruthy();
    expect(document.title).toBe('书页小说');
  });

  it('is an epub where its address says so [READER-47] [RPARAM-01]', async () => {
    await renderReader({
      query: '?bookType=2',
      answers: {
        bookInfo: failed,
        epubChapterList: { data: { ...list.data, chapterList: wireChapters(2) } },
        epubCatalogList: { data: { catalogList: [] } },
      },
      files: {
        '/free/1001/1.json': () => ({ state: 200, ChapterContent: '<p>鱼腥草在坡上。</p>', css: '' }),
        '/free/1001/2.json': () => ({ state: 200, ChapterContent: '<p>二</p>', css: '' }),
      },
    });
    expect(await screen.findByText('鱼腥草在坡上。')).toBeTruthy();
  });

  it('keeps what is sold locked [READER-47]', async () => {
    await renderReader({ answers: { bookInfo: failed }, query: '?forceChapterIndex=10' });
    expect((await screen.findAllByText('本章价格：12书豆')).length).toBeGreaterThan(0);
    // What a thousand characters cost is not known.
    expect(screen.queryByText(/书豆\/千字/)).toBeNull();
  });

  it('is not read where its chapters fail as well [READER-44] [ERR-06]', async () => {
    await renderReader({ answers: { bookInfo: failed, chapterList: new Refusal(401, '该书籍已下架') } });
    expect(await screen.findByText('该书籍已下架')).toBeTruthy();
  });
});
