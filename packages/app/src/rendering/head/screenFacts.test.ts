import { describe, expect, it } from 'vitest';
import { descriptionOf } from './screenFacts.ts';

describe('the description of a page', () => {
  it('is the first 100 characters, with single spaces (D-056)', () => {
    expect(descriptionOf(`\n  ${'山 \n 路'.repeat(80)}`)).toBe('山 路'.repeat(34).slice(0, 100));
  });

  it('counts characters of two units as one', () => {
    expect(descriptionOf('𠮷'.repeat(120))).toBe('𠮷'.repeat(100));
  });

  it.each(['', ' \n '])('is empty where there is no word: %j', (text) => {
    expect(descriptionOf(text)).toBe('');
  });
});
