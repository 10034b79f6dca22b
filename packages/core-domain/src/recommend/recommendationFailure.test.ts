import { describe, expect, it } from 'vitest';
import { AppError } from '../error/AppError.ts';
import { RECOMMENDATION_CODE, recommendationError, recommendationFailure } from './recommendationFailure.ts';

describe('no recommendations', () => {
  it.each([
    ['empty', '暂无更多推荐书籍'],
    ['transport', '网络服务异常'],
    ['offline', '网络不给力,稍后重试'],
    ['not-recommendable', '服务器异常,稍后重试'],
  ] as const)(
    'because of %s: 666 and %s [ERR-45] [ERR-46] [ERR-47] [ERR-48] [RECOM-02] [CONST-97]',
    (trouble, message) => {
      const cause = new Error('why');
      expect(RECOMMENDATION_CODE).toBe(666);
      expect(recommendationFailure(trouble, cause)).toMatchObject({ kind: 'server', code: 666, message, cause });
    },
  );

  it.each([
    ['offline', '网络不给力,稍后重试'],
    ['timeout', '网络不给力,稍后重试'],
    ['network', '网络服务异常'],
    ['server', '网络服务异常'],
    ['unauthorised', '网络服务异常'],
  ] as const)('after a call that failed by %s: %s [ERR-46] [ERR-47]', (kind, message) => {
    const error = new AppError(kind, 'x', { code: 500 });
    expect(recommendationError(error)).toMatchObject({ code: 666, message, cause: error });
  });

  it('keeps the words of an answer of code 666', () => {
    const error = new AppError('server', '换一批吧', { code: 666 });
    expect(recommendationError(error)).toBe(error);
  });
});
