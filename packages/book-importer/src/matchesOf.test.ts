import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesOf } from './matchesOf.ts';

const found = (matches: Iterable<RegExpExecArray>) => Array.from(matches, (match) => [match.index, ...match]);

it.each([/a/g, /a*/g, /(b)|a/gu, /./gs])('finds what matchAll finds: %s', (pattern) => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '山'), maxLength: 12 });
  fc.assert(
    fc.property(text, (words) => {
      expect(found(matchesOf(words, pattern))).toEqual(found(words.matchAll(pattern)));
    }),
  );
});
