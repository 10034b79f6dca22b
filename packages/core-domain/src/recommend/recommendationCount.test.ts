import { expect, it } from 'vitest';
import { recommendationCount } from './recommendationCount.ts';

it.each([
  ['1001', 3],
  [undefined, 10],
  ['', 10],
])('asks beside book %j for %s [RECOM-03] [CONST-85]', (bookId, count) => {
  expect(recommendationCount(bookId)).toBe(count);
});
