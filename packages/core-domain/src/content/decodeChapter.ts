import { base64Codec } from '../base64/base64Codec.ts';
import { AppError } from '../error/AppError.ts';
import { messages } from '../error/messages.ts';
import type { Utf8 } from '../text/Utf8.ts';

/** The base64 alphabet after rot13, which turns letters and leaves digits: one look-up undoes both. */
const ROTATED = 'NOPQRSTUVWXYZABCDEFGHIJKLMnopqrstuvwxyzabcdefghijklm0123456789+/';

/** Larger files are refused rather than decoded: no chapter comes near it (E14). Characters. */
export const MAX_ENCODED_LENGTH = 4 * 1024 * 1024;

const codec = base64Codec(ROTATED, true);

const WHITE_SPACE = /[\t\n\f\r ]+/g;
const PADS = ['', '', '==', '='];

/** The base64 of a file as our encoder would have written it: without white space, padded. */
function wholeBase64(encoded: string): string {
  const text = encoded.replace(WHITE_SPACE, '');
  return text + (PADS[text.length % 4] ?? '');
}

const unreadable = (cause?: unknown): AppError => new AppError('content', messages.contentFailure, { cause });

/**
 * Decodes a standard chapter: rot13, then base64 of UTF-8 as `atob` accepts it, then trimmed [CACHE-07] (D-079).
 * @throws AppError of kind `content` for anything that is not whole: half a chapter is never shown.
 */
export function decodeChapter(encoded: string, utf8: Pick<Utf8, 'decode' | 'encodeInto'>): string {
  const bytes = encoded.length <= MAX_ENCODED_LENGTH ? codec.decode(wholeBase64(encoded), utf8.encodeInto) : undefined;
  if (!bytes) throw unreadable();
  try {
    return utf8.decode(bytes).trim();
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The inverse of `decodeChapter` for text that is already trimmed. */
export const encodeChapter = (utf8: Uint8Array): string => codec.encode(utf8);
