import { describe, expect, it } from 'vitest';
import { formatTerms } from './formatTerms.ts';

const NOON = Date.parse('2026-11-20T12:00:00+08:00');
const offered = { payMode: 'whole-book', price: 60, discount: 'limited-free' } as const;

describe('formatTerms', () => {
  it('says that an offer is over', () => {
    const limitedFreeEndMs = Date.parse('2026-11-20T00:00:00+08:00');
    const terms = { ...offered, limitedFreeEndMs };
    expect(formatTerms(terms, NOON)).toMatch(/, was free for everybody through 2026-11-19$/);
    expect(formatTerms(terms, limitedFreeEndMs - 1)).toMatch(/, free for everybody through 2026-11-19$/);
  });

  it('names an offer without an end', () => {
    expect(formatTerms(offered, NOON)).toBe('60 beans for the whole book, 0 free chapters, free for everybody');
  });
});
