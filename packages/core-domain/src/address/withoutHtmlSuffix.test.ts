import { expect, it } from 'vitest';
import { withoutHtmlSuffix } from './withoutHtmlSuffix.ts';

it.each([
  ['1001.html', '1001'],
  ['1001', '1001'],
  ['1001.htm', '1001.htm'],
  ['.html', ''],
])('reads %s as %s [ROUTE-16] [ROUTE-20]', (written, id) => {
  expect(withoutHtmlSuffix(written)).toBe(id);
});
