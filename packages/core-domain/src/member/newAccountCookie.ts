import { brand } from '../brand/brand.ts';

/** Names an account that a login just opened, for the extra step of its shelf [SHELFSYNC-16]; it proves nothing. */
export const newAccountCookie = `${brand.storagePrefix}new`;

/** Seconds that the cookie waits for the page: long enough to come back from a login. */
export const NEW_ACCOUNT_COOKIE_TTL_S = 600;
