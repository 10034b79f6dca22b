import { describe, expect, it } from 'vitest';
import { isForbiddenAtEnd, isForbiddenAtStart } from './lineEnds.ts';

describe('line ends', () => {
  it.each(Array.from('、。，：；！？）》」』】”’…·々～％,.!?;:)]}%'))('has no line begin with %s', (char) => {
    expect(isForbiddenAtStart(char)).toBe(true);
  });

  it.each(Array.from('（《「『【“‘￥([{$'))('has no line end with %s', (char) => {
    expect(isForbiddenAtEnd(char)).toBe(true);
  });

  it.each(Array.from('一a9—"《'))('may have a line begin with %s', (char) => {
    expect(isForbiddenAtStart(char)).toBe(false);
  });

  it.each(Array.from('一a9—"。…'))('may have a line end with %s', (char) => {
    expect(isForbiddenAtEnd(char)).toBe(false);
  });
});
