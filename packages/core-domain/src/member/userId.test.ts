import { describe, expect, it } from 'vitest';
import { ANONYMOUS_USER_ID, isLoggedInId, signingUserId, USER_ID_THRESHOLD } from './userId.ts';

it('names everybody who is not logged in 8000000, which is also the threshold [CONST-02, CONST-03, AUTH-02]', () => {
  expect([ANONYMOUS_USER_ID, USER_ID_THRESHOLD]).toEqual([8_000_000, 8_000_000]);
});

describe('an id', () => {
  it.each(['8000001', 8_000_001, '99999999', Number.MAX_SAFE_INTEGER])('%s is an account [AUTH-03]', (id) => {
    expect(isLoggedInId(id)).toBe(true);
    expect(signingUserId(id)).toBe(String(id));
  });

  it.each([
    '8000000',
    8_000_000,
    '7999999',
    '0',
    0,
    '',
    'guest',
    'admin',
    'root',
    '1',
    '8000001x',
    'x8000001',
    ' 8000001',
    '8000001.5',
    8_000_001.5,
    '-8000001',
    '8e9',
    Number.NaN,
    Infinity,
    2 ** 53,
    '9007199254740993',
  ])('%s is a guest, whose requests name 8000000 [AUTH-01, AUTH-03, AUTH-02]', (id) => {
    expect(isLoggedInId(id)).toBe(false);
    expect(signingUserId(id)).toBe('8000000');
  });
});
