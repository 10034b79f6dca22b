import { expect, it } from 'vitest';
import { describeBytes } from './describeBytes.ts';

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1024 * 1024 - 1, '1024 KB'],
  [1024 * 1024, '1 MB'],
  [12.34 * 1024 * 1024, '12.3 MB'],
  [209_715_200, '200 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(describeBytes(bytes)).toBe(words);
});
