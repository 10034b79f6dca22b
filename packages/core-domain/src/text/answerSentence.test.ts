import { describe, expect, it } from 'vitest';
import { answerSentence, type AnswerFacts } from './answerSentence.ts';

const facts: AnswerFacts = {
  title: '山中灯火',
  author: '许半山',
  firstCategory: '奇幻',
  secondCategory: '东方',
  tags: ['灯', '山'],
  heroes: ['甲', '乙'],
  aliases: ['灯火集'],
  intro: '一盏灯，一座山。',
};

describe('the answer to a question about a book [SEO-05]', () => {
  it('an answer is one sentence of everything that is known, and the introduction', () => {
    expect(answerSentence(facts)).toBe(
      '《山中灯火》是许半山创作的奇幻东方小说，标签有灯、山，主角是甲、乙，又名灯火集。一盏灯，一座山。',
    );
  });

  it.each<[string, Partial<AnswerFacts>, string]>([
    ['author', { author: '' }, '《山中灯火》是奇幻东方小说，标签有灯、山，主角是甲、乙，又名灯火集。一盏灯，一座山。'],
    ['tag', { tags: [] }, '《山中灯火》是许半山创作的奇幻东方小说，主角是甲、乙，又名灯火集。一盏灯，一座山。'],
    ['hero', { heroes: [''] }, '《山中灯火》是许半山创作的奇幻东方小说，标签有灯、山，又名灯火集。一盏灯，一座山。'],
    [
      'alias',
      { aliases: ['', ''] },
      '《山中灯火》是许半山创作的奇幻东方小说，标签有灯、山，主角是甲、乙。一盏灯，一座山。',
    ],
    [
      'category',
      { firstCategory: '', secondCategory: '', tags: [], heroes: [], aliases: [] },
      '《山中灯火》是许半山创作的小说。一盏灯，一座山。',
    ],
    ['introduction', { tags: [], heroes: [], aliases: [], intro: '' }, '《山中灯火》是许半山创作的奇幻东方小说。'],
    ['title', { title: '' }, '一盏灯，一座山。'],
  ])('leaves the clause out of which it knows no %s', (_, change, sentence) => {
    expect(answerSentence({ ...facts, ...change })).toBe(sentence);
  });

  it('leaves empty names out of a clause', () => {
    expect(answerSentence({ ...facts, tags: ['', '灯'], heroes: [], aliases: [] })).toBe(
      '《山中灯火》是许半山创作的奇幻东方小说，标签有灯。一盏灯，一座山。',
    );
  });
});
