import { expect, it } from 'vitest';
import { recommendationRefusal } from './recommendationRefusal.ts';

it('lets recommendations be asked for a book marked so [RECOM-01]', () => {
  expect(recommendationRefusal({ isRecommendable: true })).toBeUndefined();
});

it('refuses with 666 and its text for every other book [RECOM-02] [ERR-48]', () => {
  expect(recommendationRefusal({ isRecommendable: false })).toMatchObject({
    code: 666,
    message: '服务器异常,稍后重试',
  });
});
