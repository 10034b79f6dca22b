import { expect, it } from 'vitest';
import { pageTitle } from '../brand/pageTitle.ts';
import { storePageTitle } from './storePageTitle.ts';

it.each([
  ['home', '书页小说'],
  ['monthly', '出版-书页小说'],
  ['Home', '出版-书页小说'],
])('the store page %j has the document title %s [ROUTE-07] [PROD-21]', (page, title) => {
  expect(pageTitle(storePageTitle(page))).toBe(title);
});
