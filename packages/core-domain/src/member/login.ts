import { brand } from '../brand/brand.ts';
import { ANONYMOUS_USER_ID, isLoggedInId } from './userId.ts';

/** The two cookies of a login (D-016, A-05): the page reads the first alone, the server asks for both. */
export const loginCookies = {
  userId: `${brand.storagePrefix}uid`,
  token: `${brand.storagePrefix}token`,
} as const;

/** Seconds that a login lasts: 30 days (D-016). */
export const LOGIN_TTL_S = 30 * 24 * 60 * 60;

/** A login as the page can see it: the token is hidden from it. */
export const isPageLoggedIn = (userId: string | undefined): boolean => isLoggedInId(userId ?? '');

export const loggedOut = {
  userId: String(ANONYMOUS_USER_ID),
  removedCookies: [loginCookies.userId, loginCookies.token],
} as const;
