import { calls } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { chapterFile } from '../library/contentFolders.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { readAnswer } from '../testing/readAnswer.ts';

const removed = { state: 401, message: '该书籍已下架' };
const books = [aBookRow({ chapter_count: 5 }), aBookRow({ id: 7, title: '海', tags: '[]' })];
const chapters = [1, 2, 3, 4, 5].map((ordinal) => aChapterRow(ordinal, ordinal === 2 ? { is_free: 1 } : {}));

const aPhrase = (id: number, book_id: number, text: string, heat: number) => ({
  id,
  book_id,
  text,
  heat,
  kind: 'plot',
  source: 'reader' as const,
});

const library = async (change = {}) => {
  const gateway = await startTestGateway({
    books: [aBookRow({ chapter_count: 5, ...change }), ...books.slice(1)],
    chapters,
  });
  await gateway.database
    .insertInto('phrase')
    .values([aPhrase(31, 1001, '山里的灯', 5), aPhrase(32, 1001, '点灯人', 9), aPhrase(33, 7, '看海', 1)])
    .execute();
  const post = async (path: string, fields: object) =>
    (await gateway.ask(path, { method: 'POST', body: JSON.stringify(fields) })).body;
  return { ...gateway, post };
};

const preview = '/api/sqapi/bff/api/reader/h5contentPreview';

describe('the page of a searched phrase', () => {
  it('shows the book with its phrase, words of its own and phrases that lead on [API-07]', async () => {
    const { form } = await library();
    const { body } = await form('/h5api/book/info', 'book', { bookId: '1001', keywordsId: '31', needFreeStack: 1 });
    expect(readAnswer(calls.phraseBookInfo, body)).toMatchObject({
      bookId: '1001',
      phrase: { kind: 'plot', text: '山里的灯' },
      relatedPhrases: [{ text: '点灯人', queryId: '32', bookId: '1001' }, { text: '灯' }],
      recommendedPhrases: [{ text: '看海', queryId: '33', bookId: '7' }],
    });
  });

  it.each(['33', '99', 'x'])(
    'shows the book without a phrase for %s, which is not its own [API-07]',
    async (keywordsId) => {
      const { form } = await library();
      const { body } = await form('/h5api/book/info', 'book', { bookId: '1001', keywordsId });
      expect(readAnswer(calls.phraseBookInfo, body).phrase).toBeUndefined();
    },
  );

  it('is gone with its book [API-07] [ERR-15]', async () => {
    const { form } = await library({ taken_down: 1 });
    expect((await form('/h5api/book/info', 'book', { bookId: '1001', keywordsId: '31' })).body).toEqual(removed);
  });
});

describe('the beginning of a book', () => {
  it('is the text of its first free chapter [API-09]', async () => {
    const { post, file } = await library();
    await file('free', chapters[0]?.content_file ?? '', '灯亮了。\n山也亮了。');
    expect(readAnswer(calls.chapterPreview, await post(preview, { bookId: '1001', limit: 1 }))).toEqual({
      chapterId: '5001',
      title: '第1章 灯',
      text: '灯亮了。\n山也亮了。',
    });
  });

  it('is plain text for an epub, without readings and notes [API-09]', async () => {
    const { post, files } = await library({ format: 2 });
    const markup = '<h1>序</h1><p>一<ruby>灯<rt>dēng</rt></ruby><sup>1</sup>&amp;\n山</p><p></p>';
    await files.write(
      chapterFile('free', chapters[0]?.content_file ?? ''),
      JSON.stringify({ state: 200, ChapterContent: markup, css: '' }),
    );
    const first = readAnswer(calls.chapterPreview, await post(preview, { bookId: '1001', limit: 1 }));
    expect(first?.text).toBe('序\n一灯& 山');
  });

  it('is nothing where no chapter is free, and never text that is sold [API-09]', async () => {
    const { post } = await library();
    expect(readAnswer(calls.chapterPreview, await post(preview, { bookId: '7', limit: 1 }))).toBeUndefined();
    expect(await post(preview, { bookId: '404', limit: 1 })).toEqual(removed);
  });
});

describe('a short story', () => {
  it('comes with all text that is free, and nothing of what is sold [API-10] [SHORT-01]', async () => {
    const { form, file } = await library();
    await file('free', chapters[0]?.content_file ?? '', '一');
    await file('free', chapters[1]?.content_file ?? '', '二');
    const path = '/api/sqapi/bff/api/reader/contentPreview';
    const { body } = await form(path, 'bff', { bookId: '1001', storyLaunch: 1 });
    expect(readAnswer(calls.shortStory, body)).toEqual({
      bookId: '1001',
      title: '山中灯火',
      author: '许半山',
      coverUrl: '/covers/1001-abcdef01.svg',
      description: '一盏灯，一座山。',
      text: '一\n二',
      wordCount: 320_000,
    });
    expect((await form(path, 'bff', { bookId: '8', storyLaunch: 1 })).body).toEqual(removed);
    expect((await form(path, 'wrong', { bookId: '1001', storyLaunch: 1 })).body).toMatchObject({ state: 4010 });
  });
});

describe('the latest chapters', () => {
  const path = '/api/bcsbizpub/biz/book/chapter/list/limit';
  const fields = { bookId: '1001', chapterId: '5005', updateType: 2, limit: 3, order: 'desc' };

  it('are three, newest first, with the count of all [API-11]', async () => {
    const { post } = await library();
    const { chapters: latest, chapterCount } = readAnswer(calls.latestChapters, await post(path, fields));
    expect(latest.map(({ chapterId }) => chapterId)).toEqual(['5005', '5004', '5003']);
    expect([latest[0]?.title, latest[0]?.updatedAt, chapterCount]).toEqual(['第5章 灯', 1_790_000_000, 5]);
  });

  it('go with their book, and know two orders [API-11]', async () => {
    const { post } = await library();
    expect(await post(path, { ...fields, bookId: '9' })).toEqual(removed);
    expect(await post(path, { ...fields, order: 'random' })).toMatchObject({ state: 400 });
  });
});

it('nothing is told of a book that is open to its buyers alone: no phrase, no chapter, no story [LOCK-05] [LOCK-07]', async () => {
  const { form, post } = await library({ list_open: 0, cover_open: 0, buy_open: 0 });
  expect(await post(preview, { bookId: '1001', limit: 1 })).toEqual(removed);
  expect((await form('/h5api/book/info', 'book', { bookId: '1001', keywordsId: '31' })).body).toEqual(removed);
  const story = calls.shortStory.path;
  expect((await form(story, 'bff', { bookId: '1001', storyLaunch: 1 })).body).toEqual(removed);
});
