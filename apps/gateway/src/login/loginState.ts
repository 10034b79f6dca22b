import { randomBytes } from 'node:crypto';
import { hmac, sameHash } from '../secrets/hmac.ts';
import { parseCookie } from '../sessions/parseCookie.ts';
import { loginCookie, PAGE_LASTS } from './loginCookie.ts';

const COOKIE = 'shuye_login';
const NONCE = /^[\w-]{43}$/;

export interface LoginState {
  nonce: string;
  /** What the form must send back; it cannot be made without the nonce of this browser. */
  state: string;
}

const stateOf = (key: Buffer, nonce: string): string => hmac(key, 'login-state', nonce);

const nonceOf = (headers: Headers): string | undefined => {
  const nonce = parseCookie(headers, COOKIE);
  return nonce !== undefined && NONCE.test(nonce) ? nonce : undefined;
};

/** The state of a login page (E22): that of the browser's other login pages, or a new one. */
export function loginState(key: Buffer, headers: Headers): LoginState {
  const nonce = nonceOf(headers) ?? randomBytes(32).toString('base64url');
  return { nonce, state: stateOf(key, nonce) };
}

/** Whether a form was given to the browser that sends it: another site cannot log a reader in. */
export function isOwnForm(key: Buffer, headers: Headers, state: string): boolean {
  const nonce = nonceOf(headers);
  return nonce !== undefined && sameHash(state, stateOf(key, nonce));
}

/** A keyed hash of the browser's nonce; of a form that is its own. */
export const browserHash = (key: Buffer, headers: Headers): string =>
  hmac(key, 'login-browser', nonceOf(headers) ?? '');

/** Remembers the browser's nonce; for no other pages, and for no script. */
export const stateCookie = ({ nonce }: LoginState, isSecure: boolean): string =>
  loginCookie(COOKIE, nonce, PAGE_LASTS, isSecure);
