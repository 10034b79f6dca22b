import { describe, expect, it } from 'vitest';
import { LOGIN_ROUTES, loginNeed } from './loginRoutes.ts';

const PAGES = [
  '/top-up',
  '/myVip',
  '/buy-member',
  '/buy-book',
  '/bought-books',
  '/consume-records',
  '/select-bean-tickets',
];

describe('the pages of an account [AUTH-08]', () => {
  it('are these seven', () => {
    expect([...LOGIN_ROUTES].sort()).toEqual([...PAGES].sort());
  });

  it.each(PAGES)('%s asks a guest to log in', (path) => {
    expect(loginNeed({ path, isLoggedIn: false, isMiniApp: false })).toBe('redirect');
    expect(loginNeed({ path: `${path}/`, isLoggedIn: false, isMiniApp: false })).toBe('redirect');
  });

  it.each(PAGES)('%s asks the mini-app who its user is', (path) => {
    expect(loginNeed({ path, isLoggedIn: false, isMiniApp: true })).toBe('ask-host');
  });

  it.each(PAGES)('%s asks nothing of an account', (path) => {
    expect(loginNeed({ path, isLoggedIn: true, isMiniApp: false })).toBe('none');
    expect(loginNeed({ path, isLoggedIn: true, isMiniApp: true })).toBe('none');
  });

  it.each(['/', '/shelf', '/my-beans', '/bean-tickets', '/top-up/x', '/TOP-UP', '', '//top-up'])(
    '%s is not one of them',
    (path) => {
      expect(loginNeed({ path, isLoggedIn: false, isMiniApp: false })).toBe('none');
    },
  );
});
