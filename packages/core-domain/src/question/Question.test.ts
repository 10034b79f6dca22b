import { describe, expect, it } from 'vitest';
import { answerSentence } from '../text/answerSentence.ts';
import { answerCountLabel, rankTitle, type QuestionDetail } from './Question.ts';

const detail: QuestionDetail = {
  title: '有什么好看的奇幻小说',
  labelName: '奇幻',
  answer: {
    title: '山中灯火',
    author: '许半山',
    firstCategory: '奇幻',
    secondCategory: '东方',
    tags: [],
    heroes: [],
    aliases: [],
    intro: '一盏灯。',
  },
  rankedBooks: [],
  related: [{ questionId: 'q2', title: '奇幻小说推荐', publishedAt: 1_790_000_000, answerCount: 3 }],
};

describe('a question [ENT-44]', () => {
  it('ranks the books of its label under its name [SEO-06]', () => {
    expect(rankTitle(detail.labelName)).toBe('奇幻小说排行榜');
  });

  it('is answered by one sentence on its book [SEO-05]', () => {
    expect(answerSentence(detail.answer)).toContain('《山中灯火》是许半山创作的');
  });

  it.each([
    [3, '3个回答'],
    [0, '0个回答'],
    [-1, '0个回答'],
    [2.7, '2个回答'],
    [Number.NaN, '0个回答'],
  ])('with %s answers says %s [SEO-08]', (count, text) => {
    expect(answerCountLabel(count)).toBe(text);
  });
});
