import { expect, it } from 'vitest';
import { searchReturn } from './searchReturn.ts';

it.each([
  ['/shelf', '/shelf'],
  ['/st/publish?siteid=7001#top', '/st/publish?siteid=7001#top'],
  [undefined, undefined],
  ['', undefined],
  ['shelf', undefined],
  ['https://evil.test/', undefined],
  ['//evil.test/shelf', undefined],
  ['/\\evil.test', undefined],
  ['/a/..//evil.test', undefined],
  ['javascript:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
])('the way back that %j names is %j [SEARCH-19]', (history, address) => {
  expect(searchReturn(history)).toBe(address);
});
