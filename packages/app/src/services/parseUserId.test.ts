import { expect, it } from 'vitest';
import { parseUserId } from './parseUserId.ts';

it.each([
  ['', '8000000'],
  ['shuye_uid=8000001', '8000001'],
  ['a=1; shuye_uid=9000123; b=2', '9000123'],
  ['shuye_uid=8000000', '8000000'],
  ['shuye_uid=; shuye_uid2=9000123', '8000000'],
  ['xshuye_uid=9000123', '8000000'],
])('reads the reader’s id from the cookies %j as %s [AUTH-10]', (cookies, id) => {
  expect(parseUserId(cookies)).toBe(id);
});
