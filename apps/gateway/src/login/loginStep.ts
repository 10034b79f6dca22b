import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { hmac } from '../secrets/hmac.ts';
import { parseCookie } from '../sessions/parseCookie.ts';
import { loginCookie, PAGE_LASTS } from './loginCookie.ts';
import type { LoginState } from './loginState.ts';

/** What the last form of a login came to, for the page that its browser is led to. */
export interface LoginStep {
  /** The page that may show it. */
  at: 'phone' | 'code';
  /** As typed; eleven digits for the page of the code. */
  phone: string;
  /** What was wrong, in words for the reader; empty if nothing was. */
  error: string;
}

const COOKIE = 'shuye_step';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** As many characters as the field of the phone takes: a cookie has no room for more. */
const MAX_PHONE = 20;

const keyOf = (key: Buffer, nonce: string): Buffer => Buffer.from(hmac(key, 'login-step', nonce), 'hex');

/** Remembers a step for the login pages of the browser that has this nonce; the phone in it is readable to the gateway alone. */
export function stepCookie(key: Buffer, { nonce }: LoginState, step: LoginStep, isSecure: boolean): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key, nonce), iv);
  const text = JSON.stringify({ ...step, phone: step.phone.slice(0, MAX_PHONE) });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return loginCookie(
    COOKIE,
    Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url'),
    PAGE_LASTS,
    isSecure,
  );
}

/** The step that the browser remembers; undefined without one, or if it is not one that this gateway gave to this browser. */
export function readLoginStep(key: Buffer, { nonce }: LoginState, headers: Headers): LoginStep | undefined {
  const bytes = Buffer.from(parseCookie(headers, COOKIE) ?? '', 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyOf(key, nonce), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8')) as LoginStep;
  } catch {
    // Of another browser or of another key: who made it up, and what for, is no matter.
    return undefined;
  }
}

/** What takes a step away again; nothing where the browser has none. */
export const clearedStep = (headers: Headers, isSecure: boolean): readonly string[] =>
  parseCookie(headers, COOKIE) === undefined ? [] : [loginCookie(COOKIE, '', 0, isSecure)];
