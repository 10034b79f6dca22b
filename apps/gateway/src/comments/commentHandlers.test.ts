import { calls } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { readAnswer } from '../testing/readAnswer.ts';

const removed = { state: 401, message: '该书籍已下架' };

const aComment = (id: number, change = {}) => ({
  id,
  book_id: 1001,
  source: 'reader' as const,
  nickname: `读者${id}`,
  avatar_url: '',
  text: '好看[赞]',
  score: 10,
  reply_count: id,
  like_count: id,
  published_at: 1_790_000_000_500,
  ...change,
});

const ask = async (fields: Record<string, string | number> = {}, book = {}) => {
  const { get, database } = await startTestGateway({ books: [aBookRow(book), aBookRow({ id: 7 })] });
  const comments = [aComment(1), aComment(2, { score: 8 }), aComment(3), aComment(4), aComment(5, { book_id: 7 })];
  await database.insertInto('comment').values(comments).execute();
  const list = { do: 'list', bookId: '1001', fetch: 'all', source: 'h5', sqUid: '8000000', ...fields };
  return (await get('/comment/list', 'comment', { user_id: undefined, ...list })).body;
};
const shown = async (fields: Record<string, string | number> = {}) => {
  const { comments, summary } = readAnswer(calls.commentList, await ask(fields));
  return { ids: comments.map(({ commentId }) => commentId), comments, summary };
};

describe('the comments of a book', () => {
  it('are three, those that readers like most first, with a summary of all [API-38] [COMMENT-05] [COMMENT-08]', async () => {
    const { ids, comments, summary } = await shown();
    expect(ids).toEqual(['4', '3', '2']);
    expect(comments[0]).toEqual({
      commentId: '4',
      nickname: '读者4',
      avatarUrl: '',
      text: '好看[赞]',
      publishedAt: 1_790_000_000,
      replyCount: 4,
      likeCount: 4,
    });
    expect(summary).toEqual({ total: 4, score: 9.1, scoredBy: 120 });
  });

  it.each([
    [{ page: 2 }, ['1']],
    [{ page: 9 }, []],
    [{ size: 2 }, ['4', '3']],
    [{ size: 1000 }, ['4', '3', '2', '1']],
    [{ score: 8 }, ['2']],
  ])('are those asked for by %j [API-38]', async (fields, ids) => {
    expect((await shown(fields)).ids).toEqual(ids);
  });

  it('have no score where nobody gave one', async () => {
    const { summary } = readAnswer(calls.commentList, await ask({}, { score: null, reviewer_count: 0 }));
    expect(summary).toEqual({ total: 4, scoredBy: 0 });
  });

  it('go with a book that is taken down [API-38]', async () => {
    expect(await ask({}, { taken_down: 1 })).toEqual(removed);
  });
});

describe('the score of a book', () => {
  it('is returned by a call of its own [API-39]', async () => {
    const { get } = await startTestGateway({ books: [aBookRow()] });
    const score = async (bid: string) => {
      const fields = { user_id: undefined, do: 'score', title: '山中灯火', author: '许半山', bid };
      return (await get('/api/comment/score', 'bookstore', fields)).body;
    };
    expect(readAnswer(calls.bookScore, await score('1001'))).toEqual({ score: 9.1, scoredBy: 120 });
    expect(await score('5')).toEqual(removed);
  });
});
