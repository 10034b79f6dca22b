import { LOGIN_TTL_S, loginCookies, NEW_ACCOUNT_COOKIE_TTL_S, newAccountCookie } from '@shuye/core-domain/member';

const cookie = (name: string, value: string, seconds: number, ...more: readonly string[]): string =>
  [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax', ...more].join('; ');

/** The two cookies of a login (D-016, A-05): the page reads the id, the token is the server's alone. Secure outside of local. */
export const sessionCookies = (userId: string, token: string, isSecure: boolean): readonly string[] => {
  const secure = isSecure ? ['Secure'] : [];
  return [
    cookie(loginCookies.userId, userId, LOGIN_TTL_S, ...secure),
    cookie(loginCookies.token, token, LOGIN_TTL_S, 'HttpOnly', ...secure),
  ];
};

/** Tells the page that a login has opened the account [SHELFSYNC-16]; the page takes it away once it has heard. */
export const newAccountNote = (userId: string, isSecure: boolean): string =>
  cookie(newAccountCookie, userId, NEW_ACCOUNT_COOKIE_TTL_S, ...(isSecure ? ['Secure'] : []));

/** What takes both away again [AUTH-15]. */
export const clearedSessionCookies = (isSecure: boolean): readonly string[] => {
  const secure = isSecure ? ['Secure'] : [];
  return [cookie(loginCookies.userId, '', 0, ...secure), cookie(loginCookies.token, '', 0, 'HttpOnly', ...secure)];
};
