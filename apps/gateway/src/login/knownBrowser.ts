import { randomBytes } from 'node:crypto';
import { hmac, sameHash } from '../secrets/hmac.ts';
import { parseCookie } from '../sessions/parseCookie.ts';
import { loginCookie } from './loginCookie.ts';

const COOKIE = 'shuye_known';
const NOTE = /^([\w-]{22})\.([0-9a-f]{64})$/;

/** Seconds that a browser is known without another login. */
const LASTS = 180 * 86_400;

const proofOf = (key: Buffer, phone: string, salt: string): string => hmac(key, 'known-browser', `${salt}:${phone}`);

export function isKnownBrowser(key: Buffer, headers: Headers, phone: string): boolean {
  const [, salt = '', proof = ''] = NOTE.exec(parseCookie(headers, COOKIE) ?? '') ?? [];
  return salt !== '' && sameHash(proof, proofOf(key, phone, salt));
}

/** Lets a browser prove later that it logged in with this phone, and names the phone to nobody. */
export function knownBrowserCookie(key: Buffer, phone: string, isSecure: boolean): string {
  const salt = randomBytes(16).toString('base64url');
  return loginCookie(COOKIE, `${salt}.${proofOf(key, phone, salt)}`, LASTS, isSecure);
}
