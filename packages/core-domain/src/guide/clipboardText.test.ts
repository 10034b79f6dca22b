import { expect, it } from 'vitest';
import { appLink } from './appLink.ts';
import { clipboardText } from './clipboardText.ts';

it('carries the encoded links of iOS and Android [GUIDE-09]', () => {
  const target = { bookId: '1001', from: 'a_b' };
  const text = clipboardText(target);
  expect(text).toBe(
    '书页#i=shuye%3A%2F%2Fopenbook%3FbookId%3D1001%26from%3Da_b&a=shuye%3A%2F%2Fcom.shuye.reader%2Fopenbook%3FbookId%3D1001%26from%3Da_b#',
  );
  const [, ios = '', android = ''] = /^书页#i=(.*)&a=(.*)#$/.exec(text) ?? [];
  expect(decodeURIComponent(ios)).toBe(appLink('ios', target));
  expect(decodeURIComponent(android)).toBe(appLink('android', target));
});
