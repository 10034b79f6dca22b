import type { Utf8 } from '../text/Utf8.ts';
import { STRANGE } from './pairTable.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const ASCII = 127;
const PAIR = 0x3fff;
/** Characters that are turned into bytes at a time; a multiple of 4. */
const CHUNK = 4096;

// In both functions strange characters are gathered and judged at the end: a branch for each would cost half the speed.

/** Bytes of a text of whole groups of four characters; undefined if one of them is strange. */
export function decodeText(text: string, pairs: Uint16Array): Bytes | undefined {
  const bytes = new Uint8Array((text.length / 4) * 3);
  let found = 0;
  let seen = 0;
  let length = 0;
  for (let at = 0; at < text.length; at += 4) {
    const a = text.charCodeAt(at);
    const b = text.charCodeAt(at + 1);
    const c = text.charCodeAt(at + 2);
    const d = text.charCodeAt(at + 3);
    const high = pairs[((a << 7) | b) & PAIR] ?? STRANGE;
    const low = pairs[((c << 7) | d) & PAIR] ?? STRANGE;
    seen |= a | b | c | d;
    found |= high | low;
    bytes[length++] = high >> 4;
    bytes[length++] = (high << 4) | (low >> 8);
    bytes[length++] = low;
  }
  return found >= STRANGE || seen > ASCII ? undefined : bytes;
}

/** The same, faster, where the kernel can write a text into bytes. */
export function decodeThroughBytes(
  text: string,
  pairs: Uint16Array,
  encodeInto: NonNullable<Utf8['encodeInto']>,
): Bytes | undefined {
  const bytes = new Uint8Array((text.length / 4) * 3);
  const codes = new Uint8Array(Math.min(CHUNK, text.length));
  let found = 0;
  let length = 0;
  for (let start = 0; start < text.length; start += CHUNK) {
    const piece = text.slice(start, start + CHUNK);
    const { read, written } = encodeInto(piece, codes);
    // Only ASCII gives a byte for each character.
    if (read !== piece.length || written !== piece.length) return undefined;
    for (let at = 0; at < written; at += 4) {
      const high = pairs[((codes[at] ?? 0) << 7) | (codes[at + 1] ?? 0)] ?? STRANGE;
      const low = pairs[((codes[at + 2] ?? 0) << 7) | (codes[at + 3] ?? 0)] ?? STRANGE;
      found |= high | low;
      bytes[length++] = high >> 4;
      bytes[length++] = (high << 4) | (low >> 8);
      bytes[length++] = low;
    }
  }
  return found >= STRANGE ? undefined : bytes;
}
