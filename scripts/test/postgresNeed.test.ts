import { describe, expect, it } from 'vitest';
import { postgresNeed } from './postgresNeed.ts';

describe('a PostgreSQL for the tests', () => {
  it.each([
    ['is the one that is found', { given: undefined, found: true, isDebianRoot: false }, 'nothing'],
    ['is installed where that can be done', { given: undefined, found: false, isDebianRoot: true }, 'install'],
  ])('%s', (_, facts, expected) => {
    expect(postgresNeed(facts)).toBe(expected);
  });

  it('is named in the report where there is none', () => {
    expect(postgresNeed({ given: undefined, found: false, isDebianRoot: false })).toMatchObject({
      note: expect.stringContaining('SQLite only'),
    });
  });

  it('is not replaced when the given one is not there: that is a mistake', () => {
    expect(postgresNeed({ given: '/no/bin', found: false, isDebianRoot: true })).toMatchObject({
      note: expect.stringContaining('/no/bin'),
    });
  });
});
