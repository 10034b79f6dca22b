import { brand } from '../brand/brand.ts';

/**
 * Names the account that a login has just opened, for the page: its shelf is loaded with an extra step, once [SHELFSYNC-16].
 * A login page leads back without an answer that could say so. No proof of anything.
 */
export const newAccountCookie = `${brand.storagePrefix}new`;

/** Seconds that the cookie waits for the page: long enough to come back from a login. */
export const NEW_ACCOUNT_COOKIE_TTL_S = 600;
