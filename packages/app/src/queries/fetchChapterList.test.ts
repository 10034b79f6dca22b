import { BookFormat } from '@shuye/core-domain/book';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../testing/fakeServer.ts';
import { testServices } from '../testing/testServices.ts';
import { aWireBook, wireChapterList, wireChapters } from '../testing/wire.ts';
import { fetchChapterList } from './fetchChapterList.ts';

const epub = {
  epubChapterList: { data: { ...wireChapterList().data, chapterList: wireChapters(2) } },
  epubCatalogList: { data: { catalogList: [{ chapterId: 'c2', catalogName: '坡上', level: 2 }] } },
};
const standard = { chapterList: wireChapterList(['上卷', wireChapters(1)], ['下卷', wireChapters(2, 2)]) };

describe('a book and its chapters for the reader', () => {
  it('are composed of book info and chapter list, in this order [API-18]', async () => {
    const { chapters, seen } = testServices({ answers: { bookInfo: aWireBook(), ...standard } });
    const list = await chapters.list('1001');
    expect(seen.map(({ name }) => name)).toEqual(['bookInfo', 'chapterList']);
    expect(list.chapters.map(({ chapterId }) => chapterId)).toEqual(['c1', 'c2', 'c3']);
  });

  it('of an epub take the list and the contents of epubs [API-18]', async () => {
    const { chapters, seen } = testServices({ answers: { bookInfo: aWireBook({ formats: 2 }), ...epub } });
    const list = await chapters.list('1001');
    expect(seen.map(({ name }) => name)).toEqual(['bookInfo', 'epubChapterList', 'epubCatalogList']);
    expect(list.chapters.map(({ title, level }) => [title, level])).toEqual([
      ['第1章', 1],
      ['坡上', 2],
    ]);
  });

  it('fail with the book, before any chapter is asked for [API-18]', async () => {
    const { chapters, seen } = testServices({ answers: { bookInfo: new Refusal(401, '该书籍已下架'), ...standard } });
    await expect(chapters.list('1001')).rejects.toMatchObject({ code: 401, message: '该书籍已下架' });
    expect(seen).toHaveLength(1);
  });

  it('fail with either list of an epub', async () => {
    const { client } = testServices({ answers: { ...epub, epubCatalogList: new Refusal(500, '整理中') } });
    await expect(fetchChapterList(client, '1001', BookFormat.Epub, {})).rejects.toMatchObject({ code: 500 });
  });
});
