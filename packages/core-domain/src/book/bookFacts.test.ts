import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { bookFacts } from './bookFacts.ts';

describe('bookFacts', () => {
  it('names word count, status and score in 分 [CONST-101] [ENT-10]', () => {
    expect(bookFacts(aBook({ wordCount: 123_456, status: 'finished', score: 8.64 }))).toEqual([
      '12.3万字',
      '完结',
      '8.6分',
    ]);
  });

  it.each([
    ['a score', { score: 0 }, ['32万字', '连载']],
    ['a word count', { wordCount: 0, score: 9 }, ['连载', '9.0分']],
  ])('leaves out %s that is not known', (_, change, facts) => {
    expect(bookFacts(aBook(change))).toEqual(facts);
  });
});
