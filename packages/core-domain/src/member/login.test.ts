import { describe, expect, it } from 'vitest';
import { isPageLoggedIn, loggedOut, LOGIN_TTL_S, loginCookies } from './login.ts';

it('keeps a login in one cookie for the user and one for the token, for 30 days [AUTH-11]', () => {
  expect(loginCookies).toEqual({ userId: 'shuye_uid', token: 'shuye_token' });
  expect(LOGIN_TTL_S).toBe(2_592_000);
});

describe('a login [AUTH-10]', () => {
  it('is judged by the id alone on the page, which cannot see the token', () => {
    expect(isPageLoggedIn('8000001')).toBe(true);
    expect(isPageLoggedIn('8000000')).toBe(false);
    expect(isPageLoggedIn('')).toBe(false);
    expect(isPageLoggedIn(undefined)).toBe(false);
  });
});

describe('a logout', () => {
  it('leaves the anonymous id [AUTH-14]', () => {
    expect(loggedOut.userId).toBe('8000000');
    expect(isPageLoggedIn(loggedOut.userId)).toBe(false);
  });

  it('removes both cookies [AUTH-15]', () => {
    expect([...loggedOut.removedCookies].sort()).toEqual(['shuye_token', 'shuye_uid']);
  });
});
