import type { Utf8 } from '@shuye/core-domain/text';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 of this platform; what is no UTF-8 is an error. */
export const utf8: Utf8 = {
  encode: (text) => encoder.encode(text),
  decode: (bytes) => decoder.decode(bytes),
};
