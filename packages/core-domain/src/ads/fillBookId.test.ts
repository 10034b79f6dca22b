import { expect, it } from 'vitest';
import { fillBookId } from './fillBookId.ts';

it.each([
  ['shuye://openbook?bookId={bookId}', 'shuye://openbook?bookId=1001'],
  ['/a/{bookId}/b/{bookId}', '/a/1001/b/1001'],
  ['/a', '/a'],
  ['/{bookid}', '/{bookid}'],
])('fills %s as %s [AD-05]', (url, filled) => {
  expect(fillBookId(url, '1001')).toBe(filled);
});

it('encodes the id, and takes nothing in it for a pattern', () => {
  expect(fillBookId('/x?b={bookId}', 'a&b=$&/\uD800')).toBe('/x?b=a%26b%3D%24%26%2F%EF%BF%BD');
});
