import { expect, it } from 'vitest';
import { bookstoreTitle } from './bookstoreTitle.ts';

it.each([
  [undefined, '书页小说'],
  ['home', '书页小说'],
  ['monthly', '出版-书页小说'],
  ['Home', '出版-书页小说'],
])('of the page %j is %s [ROUTE-07] [PROD-21]', (page, title) => {
  expect(bookstoreTitle(page)).toBe(title);
});
