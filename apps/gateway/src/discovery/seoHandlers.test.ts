import { LabelType } from '@shuye/core-domain/question';
import { calls } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { labelId } from './listLabels.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { readAnswer } from '../testing/readAnswer.ts';

const LAMP = labelId('STYLE', '灯');
const SPACE = labelId('CATEGORY', '太空');

const books = Array.from({ length: 12 }, (_, at) =>
  aBookRow({
    id: at + 1,
    title: `书${at + 1}`,
    popularity: at,
    category: at === 0 ? '言情' : '奇幻',
    tags: at < 2 ? '["灯", "太空"]' : '["灯塔"]',
  }),
);

const aLabel = (id: string, name: string, group_key: string, label_type: number, words: string[]) => ({
  id,
  name,
  group_key,
  label_type,
  position: 0,
  words: JSON.stringify(words),
});
const aQuestion = (id: number, change = {}) => ({
  id,
  title: `问题${id}`,
  label_id: LAMP,
  book_id: 2,
  aliases: '["别名"]',
  source: 'reader' as const,
  answer_count: id,
  published_at: id * 1000,
  ...change,
});

async function library() {
  const { ask, database } = await startTestGateway({ books });
  await database
    .insertInto('label')
    .values([aLabel(LAMP, '灯', 'STYLE', 3, ['灯']), aLabel(SPACE, '太空', 'CATEGORY', 2, ['太空'])])
    .execute();
  const questions = [aQuestion(1), aQuestion(2), aQuestion(3, { label_id: SPACE, book_id: 1 })];
  await database.insertInto('question').values(questions).execute();
  await database
    .insertInto('phrase')
    .values(
      books.map(({ id }) => ({
        text: `词${id}`,
        kind: 'plot',
        book_id: id ?? 0,
        heat: id ?? 0,
        source: 'reader' as const,
      })),
    )
    .execute();
  const post = async (path: string, fields: object = {}) =>
    (await ask(`/api/bcsbizai/${path}`, { method: 'POST', body: JSON.stringify(fields) })).body;
  return { post, database };
}

const ids = (list: readonly { bookId: string }[]) => list.map(({ bookId }) => bookId);

describe('hot books', () => {
  it('come in their order, page by page [API-56] [SEO-01] [ENT-42]', async () => {
    const { post } = await library();
    const page = async (number: number) =>
      readAnswer(calls.hotBooks, await post('seo/query/books', { page: number, pageSize: 10 }));
    const [first, second] = [await page(1), await page(2)];
    expect(first.books.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([ids(second.books), second.currentPage, second.totalPages]).toEqual([['2', '1'], 2, 2]);
  });
});

describe('labels', () => {
  it('stand in their groups, with one for each category that has none [API-60] [SEO-10]', async () => {
    const { post } = await library();
    const groups = readAnswer(calls.labelList, await post('category/column/allitems'));
    expect(
      groups.map(({ title, labels }) => [title, labels.map(({ name, labelType }) => `${name}${labelType}`)]),
    ).toEqual([
      ['分类', ['太空2', '奇幻1', '言情1']],
      ['风格', ['灯3']],
    ]);
  });

  it('have books whose tag or category they name, not a part of one [API-61] [SEO-11]', async () => {
    const { post } = await library();
    const of = async (id: string, page = 1) =>
      readAnswer(calls.labelBooks, await post('xapi/categoryAndTag/books/h5', { labelId: id, labelType: 3, page }));
    expect(await of(LAMP)).toMatchObject({ labelName: '灯', currentPage: 1, totalPages: 1 });
    expect(ids((await of(LAMP)).books)).toEqual(['2', '1']);
    const romance = await of(labelId('CATEGORY', '言情'));
    expect(ids(romance.books)).toEqual(['1']);
    expect(romance.labelType).toBe(LabelType.FirstCategory);
    expect((await of(labelId('CATEGORY', '奇幻'), 2)).books.map(({ order }) => order)).toEqual([11]);
  });

  it('are refused where there is no such label [API-61]', async () => {
    const { post } = await library();
    expect(await post('xapi/categoryAndTag/books/h5', { labelId: 'gone' })).toEqual({
      state: 404,
      message: '没有这个标签',
    });
  });
});

describe('questions', () => {
  it('are the newest of all, or of a label [API-57] [SEO-02] [SEO-03]', async () => {
    const { post } = await library();
    const list = async (fields: object) => readAnswer(calls.questionList, await post('seo/question/list', fields));
    expect((await list({ page: 1 })).questions.map(({ questionId }) => questionId)).toEqual(['3', '2', '1']);
    const lamp = await list({ labelId: LAMP, labelType: 3, page: 2, pageSize: 1 });
    expect(lamp).toEqual({
      questions: [{ questionId: '1', title: '问题1', publishedAt: 1, answerCount: 1 }],
      currentPage: 2,
      totalPages: 2,
    });
  });

  it('are not found of a label that nobody knows [API-57] [SEO-03]', async () => {
    const { post } = await library();
    expect(await post('seo/question/list', { labelId: 'gone', page: 1 })).toEqual({
      state: 404,
      message: '没有这个标签',
    });
  });

  it('are none about a book that was taken down: their pages would have no answer [API-57] [SEO-02]', async () => {
    const { post, database } = await library();
    await database.updateTable('book').set({ taken_down: 1 }).where('id', '=', 1).execute();
    const list = readAnswer(calls.questionList, await post('seo/question/list', { page: 1 }));
    expect(list.questions.map(({ questionId }) => questionId)).toEqual(['2', '1']);
  });

  it('rank the books of their label [API-58] [SEO-06]', async () => {
    const { post } = await library();
    const ranks = async (id: string) =>
      readAnswer(calls.questionRanks, await post('seo/question/ranks', { labelId: id }));
    expect([ids(await ranks(LAMP)), await ranks('gone')]).toEqual([['2', '1'], []]);
  });

  it('are answered by their book, its ranks and other questions [API-59] [SEO-05] [SEO-08] [ENT-44]', async () => {
    const { post } = await library();
    expect(readAnswer(calls.questionInfo, await post('seo/question/info', { questionId: '2' }))).toMatchObject({
      title: '问题2',
      labelName: '灯',
      answer: {
        title: '书2',
        author: '许半山',
        firstCategory: '奇幻',
        secondCategory: '太空',
        tags: ['灯', '太空'],
        heroes: ['祁麦'],
        aliases: ['别名'],
        intro: '一盏灯，一座山。',
      },
      rankedBooks: [{ bookId: '2' }, { bookId: '1' }],
      related: [{ questionId: '1' }],
    });
  });

  it('that stand alone show the newest of all beside them [API-59]', async () => {
    const { post } = await library();
    const detail = readAnswer(calls.questionInfo, await post('seo/question/info', { questionId: '3' }));
    expect(detail.related.map(({ questionId }) => questionId)).toEqual(['2', '1']);
  });

  it.each(['99', 'x'])('are refused where there is no question %s [API-59] [SEO-13]', async (questionId) => {
    const { post } = await library();
    expect(await post('seo/question/info', { questionId })).toEqual({ state: 404, message: '没有这个问题' });
  });
});

describe('searched phrases', () => {
  it('come most searched first, ten a page, none for a book that is gone [API-62] [SEO-12]', async () => {
    const { post, database } = await library();
    await database.updateTable('book').set({ taken_down: 1 }).where('id', '=', 12).execute();
    const list = readAnswer(calls.phraseList, await post('seo/search/query/list', { page: 1, pageSize: 10 }));
    expect(list.phrases[0]).toMatchObject({ text: '词11', bookId: '11' });
    expect([list.phrases.length, list.totalPages]).toEqual([10, 2]);
    const second = readAnswer(calls.phraseList, await post('seo/search/query/list', { page: 2, pageSize: 10 }));
    expect(second.phrases.map(({ text }) => text)).toEqual(['词1']);
  });

  it('lead to their book, books like it and phrases beside them [API-63]', async () => {
    const { post, database } = await library();
    await database
      .insertInto('phrase')
      .values({ id: 90, text: '又一个', kind: 'hero', book_id: 2, heat: 1, source: 'reader' })
      .execute();
    const detail = readAnswer(calls.phraseDetail, await post('seo/search/query/detail', { queryId: '90' }));
    expect([detail.text, ids(detail.books)]).toEqual(['又一个', ['2', '12', '11', '10', '9', '8']]);
    expect(detail.related.map(({ text }) => text)).toEqual(['词2']);
    expect(await post('seo/search/query/detail', { queryId: '404' })).toEqual({
      state: 404,
      message: '没有这个热搜词',
    });
  });
});
