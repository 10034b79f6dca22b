import { AppError } from '@shuye/core-domain/error';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookScore, commentList } from './comment.ts';

const read = (answer: unknown) => commentList.toResult(v.parse(commentList.answer, answer));

describe('comments', () => {
  it('are asked for three at a time [API-38] [COMMENT-05]', () => {
    expect(commentList.toRequest({ bookId: '7' })).toMatchObject({
      do: 'list',
      fetch: 'all',
      source: 'h5',
      size: 3,
      page: 1,
    });
  });

  it('are read with numbers as text and without a picture [ENT-34]', () => {
    const wire = {
      mid: 5,
      nickName: '阿灯',
      userPhoto: null,
      text: '好[赞]',
      pubTime: '1790000000',
      replyNum: '2',
      zanNum: 3,
    };
    const { comments, summary } = read({
      data: [wire],
      info: { total: '12', count: 1, scoreInfo: { bookScore: '9.1' } },
    });
    expect(comments).toEqual([
      {
        commentId: '5',
        nickname: '阿灯',
        avatarUrl: '',
        text: '好[赞]',
        publishedAt: 1_790_000_000,
        replyCount: 2,
        likeCount: 3,
      },
    ]);
    expect(summary).toEqual({ total: 12, score: 9.1, scoredBy: 0 });
  });

  it.each([{}, { data: null, info: {} }, { info: { scoreInfo: null } }])('are none in %j', (answer) => {
    expect(read(answer)).toEqual({ comments: [], summary: { total: 0, scoredBy: 0 } });
  });

  it.each(['server', 'network', 'timeout'] as const)('fail by %s with 接口异常 [ERR-49] [COMMENT-06]', (kind) => {
    const error = new AppError(kind, '别的话', { code: 5 });
    for (const call of [commentList, bookScore]) {
      expect(call.mapError?.(error, { bookId: '1', title: '', author: '' })).toMatchObject({
        kind,
        code: 5,
        message: '接口异常',
        cause: error,
      });
    }
  });
});
