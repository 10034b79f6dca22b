/** Pages that need a login, outside the mini-app [AUTH-08]. */
export const LOGIN_ROUTES = [
  '/top-up',
  '/myVip',
  '/buy-member',
  '/buy-book',
  '/bought-books',
  '/consume-records',
  '/select-bean-tickets',
] as const;

export type LoginNeed =
  /** Open to everybody, or the reader is logged in. */
  | 'none'
  /** The provider's login page first. */
  | 'redirect'
  /** The mini-app asks the host who its user is (D-021). */
  | 'ask-host';

export interface LoginQuestion {
  /** Path of the route, with or without a trailing slash. */
  path: string;
  isLoggedIn: boolean;
  isMiniApp: boolean;
}

/** Whether a path, with or without a trailing slash, is a page of an account [AUTH-08]. */
export const needsLogin = (path: string): boolean => LOGIN_ROUTES.some((known) => known === path.replace(/\/$/, ''));

/** What stands between a reader and a page. */
export function loginNeed({ path, isLoggedIn, isMiniApp }: LoginQuestion): LoginNeed {
  if (isLoggedIn || !needsLogin(path)) return 'none';
  return isMiniApp ? 'ask-host' : 'redirect';
}
