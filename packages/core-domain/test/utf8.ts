import type { Utf8 } from '../src/text/Utf8.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The platform's own UTF-8, strict. */
export const utf8: Required<Utf8> = {
  encode: (text) => encoder.encode(text),
  encodeInto: (text, bytes) => encoder.encodeInto(text, bytes),
  decode: (bytes) => decoder.decode(bytes),
};
