import { expect, it } from 'vitest';
import { findRange } from './findRange.ts';
import { CONTEXT_LENGTH, rangeAt } from './TextRange.ts';

it.each([
  ['a pair', '𠮷'],
  ['a letter with its mark', 'e\u0301'],
  ['a family', '👨‍👩‍👧'],
  ['a flag', '🇨🇳'],
])('keeps no half of %s in the words around a passage, and finds it again', (_, character) => {
  const around = `${character}${'灯'.repeat(CONTEXT_LENGTH - 1)}`;
  const text = `头${around}山中灯火${'火'.repeat(CONTEXT_LENGTH - 1)}${character}尾`;
  const start = 1 + around.length;
  const range = rangeAt('c1', text, start, start + 4);
  expect(range).toMatchObject({
    quote: '山中灯火',
    before: '灯'.repeat(CONTEXT_LENGTH - 1),
    after: '火'.repeat(CONTEXT_LENGTH - 1),
  });
  expect(findRange(range, text)).toEqual({ start, end: start + 4, found: 'same' });
});
