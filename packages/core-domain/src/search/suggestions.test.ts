import { describe, expect, it } from 'vitest';
import { parseSuggestions, SUGGEST_DEBOUNCE_MS, suggestDelay } from './suggestions.ts';

describe('suggestDelay', () => {
  it.each([
    [0, 300],
    [1, 299],
    [299, 1],
    [300, 0],
    [5_000, 0],
    [-60_000, 300],
  ])('%s ms after the last key leaves %s ms to wait [SEARCH-05, CONST-75]', (passed, left) => {
    expect(SUGGEST_DEBOUNCE_MS).toBe(300);
    expect(suggestDelay(10_000, 10_000 + passed)).toBe(left);
  });
});

describe('parseSuggestions', () => {
  it('gives the words of a list [SEARCH-06]', () => {
    expect(parseSuggestions(['山', '山中灯火'])).toEqual(['山', '山中灯火']);
  });

  it.each<[unknown]>([[undefined], [null], ['山'], [{ 0: '山', length: 1 }], [7]])(
    'gives none for %j [SEARCH-06]',
    (answer) => {
      expect(parseSuggestions(answer)).toEqual([]);
    },
  );

  it('leaves out what is no word', () => {
    expect(parseSuggestions(['山', '', ' ', 3, null, { word: '海' }])).toEqual(['山']);
  });
});
