import { describe, expect, it } from 'vitest';
import { ANONYMOUS_USER_ID, isLoggedInId, signingUserId, USER_ID_THRESHOLD, userRole } from './userId.ts';

it('names everybody who is not logged in 8000000, which is also the threshold [CONST-02, CONST-03, AUTH-02]', () => {
  expect([ANONYMOUS_USER_ID, USER_ID_THRESHOLD]).toEqual([8_000_000, 8_000_000]);
});

describe('an id', () => {
  it.each(['8000001', 8_000_001, '99999999', Number.MAX_SAFE_INTEGER])('%s is an account [AUTH-03]', (id) => {
    expect(isLoggedInId(id)).toBe(true);
    expect(userRole(id)).toBe('account');
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
  ])('%s is a guest, whose requests name 8000000 [AUTH-03, AUTH-02]', (id) => {
    expect(isLoggedInId(id)).toBe(false);
    expect(userRole(id)).toBe('guest');
    expect(signingUserId(id)).toBe('8000000');
  });

  it('has one of two roles, and none of them governs [AUTH-01]', () => {
    const ids = ['8000000', '8000001', '1', 'admin', 'root', '0', ''];
    expect([...new Set(ids.map(userRole))].sort()).toEqual(['account', 'guest']);
  });
});
