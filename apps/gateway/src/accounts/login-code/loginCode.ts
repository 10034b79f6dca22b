import { randomInt } from 'node:crypto';
import { hmac } from '../../secrets/hmac.ts';

export const CODE_TTL_MS = 5 * 60_000;

export const CODE_PAUSE_MS = 60_000;

/** Wrong answers to one code; the next right one comes too late. */
export const MAX_CODE_TRIES = 5;

/**
 * Codes that a phone is sent in a day, counted from the first, for browsers that it has logged in with, and as many for all
 * others: what bounds guessing, and ringing somebody else's phone.
 */
export const MAX_CODES_PER_DAY = 10;

/** Of those for unknown browsers, what one network may ask for. */
export const MAX_CODES_OF_NETWORK = 5;

export const DAY_MS = 86_400_000;

const DIGITS = 6;

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

export const hashPhone = (key: Buffer, phone: string): string => hmac(key, 'phone', phone);

export const hashCode = (key: Buffer, phone: string, code: string): string => hmac(key, 'code', `${phone}:${code}`);
