import { expect, it } from 'vitest';
import { pageTitle } from './pageTitle.ts';

it.each([
  ['书架', '书架-书页小说'],
  ['山中灯火', '山中灯火-书页小说'],
  ['', '书页小说'],
  [undefined, '书页小说'],
])('the title of %s is %s', (name, title) => {
  expect(pageTitle(name)).toBe(title);
});
