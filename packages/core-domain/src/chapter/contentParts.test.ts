import { describe, expect, it } from 'vitest';
import type { ContentPrefixes } from './Chapter.ts';
import { contentParts, partAddress } from './contentParts.ts';

const prefixes: ContentPrefixes = { free: '/content/free/', charge: '/content/charge/' };

describe('the pieces of a chapter [ENT-13]', () => {
  it.each([true, false])('are one where it has one suffix, as free as the chapter: %s', (isFree) => {
    expect(contentParts('1/2.json', isFree)).toEqual([{ suffix: '1/2.json', isFree }]);
  });

  it('are several where it has several, each free or charged by itself', () => {
    const parts = [
      { suffix: '1/2a.json', isFree: true },
      { suffix: '1/2b.json', isFree: false },
    ];
    expect(contentParts(parts, false)).toEqual(parts);
  });
});

describe('the address of a piece [ENT-14]', () => {
  it('lies below the prefix that its price decides [CACHE-09]', () => {
    expect(partAddress(prefixes, { suffix: '1/2.json', isFree: true })).toBe('/content/free/1/2.json');
    expect(partAddress(prefixes, { suffix: '1/2.json', isFree: false })).toBe('/content/charge/1/2.json');
  });

  it('is none where the suffix leaves its prefix', () => {
    expect(partAddress(prefixes, { suffix: '../charge/2.json', isFree: true })).toBeUndefined();
  });
});
