import { AppError } from '../error/AppError.ts';
import { messages } from '../error/messages.ts';

const ROTATED = 'NOPQRSTUVWXYZABCDEFGHIJKLMnopqrstuvwxyzabcdefghijklm0123456789+/';
const INVALID = 255;

/** Larger files are refused rather than decoded: no chapter comes near it (E14). */
export const MAX_ENCODED_LENGTH = 4 * 1024 * 1024;

/** Value of each base64 character once rot13 is undone: one look-up does both steps. */
const VALUES = new Uint8Array(128).fill(INVALID);
for (let value = 0; value < 64; value++) VALUES[ROTATED.charCodeAt(value)] = value;

const unreadable = (cause?: unknown): AppError => new AppError('content', messages.contentFailure, { cause });

function decodeBytes(encoded: string): Uint8Array<ArrayBuffer> {
  const end = encoded.endsWith('==') ? encoded.length - 2 : encoded.endsWith('=') ? encoded.length - 1 : encoded.length;
  if (encoded.length % 4 !== 0 || end % 4 === 1) throw unreadable();

  const bytes = new Uint8Array((end * 3) >> 2);
  let held = 0;
  let bits = 0;
  let length = 0;
  for (let at = 0; at < end; at++) {
    const value = VALUES[encoded.charCodeAt(at)] ?? INVALID;
    if (value === INVALID) throw unreadable();
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length++] = (held >> bits) & 255;
    }
  }
  return bytes;
}

/**
 * The text of a standard chapter: rot13, then base64 of UTF-8, then trimmed (S1 §3, D-079).
 * @throws AppError of kind `content` for anything that is not whole: half a chapter is never shown.
 */
export function decodeChapter(encoded: string, utf8: { decode(bytes: Uint8Array<ArrayBuffer>): string }): string {
  if (encoded.length > MAX_ENCODED_LENGTH) throw unreadable();
  const bytes = decodeBytes(encoded.trim());
  try {
    return utf8.decode(bytes).trim();
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The inverse of `decodeChapter` for text that is already trimmed. */
export function encodeChapter(utf8: Uint8Array): string {
  let encoded = '';
  for (let at = 0; at < utf8.length; at += 3) {
    const [first = 0, second, third] = [utf8[at], utf8[at + 1], utf8[at + 2]];
    const held = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    encoded += ROTATED.charAt(held >> 18) + ROTATED.charAt((held >> 12) & 63);
    encoded += second === undefined ? '=' : ROTATED.charAt((held >> 6) & 63);
    encoded += third === undefined ? '=' : ROTATED.charAt(held & 63);
  }
  return encoded;
}
