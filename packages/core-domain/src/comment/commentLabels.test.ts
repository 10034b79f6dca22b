import { expect, it } from 'vitest';
import { allCommentsLabel, likeLabel, replyLabel } from './commentLabels.ts';

it.each([
  [120, '查看全部评论(120条)'],
  [0, '查看全部评论(0条)'],
  [-3, '查看全部评论(0条)'],
  [Number.NaN, '查看全部评论(0条)'],
])('of %s comments says %s [QCOVER-25]', (total, label) => {
  expect(allCommentsLabel(total)).toBe(label);
});

it.each([
  [2, '2条回复', '2'],
  [1.9, '1条回复', '1'],
  [0, '回复', '赞'],
  [-1, '回复', '赞'],
  [Number.NaN, '回复', '赞'],
])('counts %s as %s and %s [COMMENT-01] [COVER-07]', (count, replies, likes) => {
  expect(replyLabel(count)).toBe(replies);
  expect(likeLabel(count)).toBe(likes);
});
