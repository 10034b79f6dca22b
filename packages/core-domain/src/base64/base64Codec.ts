import type { Utf8 } from '../text/Utf8.ts';
import { decodeText, decodeThroughBytes } from './decodeGroups.ts';
import { PAD, pairTable } from './pairTable.ts';

/** Codes that one call of `fromCharCode` takes on every kernel; a multiple of 4. */
const CHUNK = 8192;
const SIX_BITS = 63;

/** A group of one character says less than a byte. */
const MAX_PADS = 2;

const padsOf = (text: string): number => (text.endsWith(PAD + PAD) ? 2 : text.endsWith(PAD) ? 1 : 0);

export interface Base64Codec {
  encode: (bytes: Uint8Array) => string;
  /** Undefined for anything that is not whole: a strange character, a wrong length, bits left over. */
  decode: (text: string, encodeInto?: Utf8['encodeInto']) => Uint8Array<ArrayBuffer> | undefined;
}

/** Base64 over any 64 ASCII characters, so that one look-up can undo a substitution as well; with or without padding. */
export function base64Codec(alphabet: string, isPadded: boolean): Base64Codec {
  const pairs = pairTable(alphabet);
  const letters = Uint8Array.from(alphabet, (character) => character.charCodeAt(0));
  const pad = PAD.charCodeAt(0);

  const encode = (bytes: Uint8Array): string => {
    const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
    for (let at = 0, length = 0; at < bytes.length; at += 3) {
      const held = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
      for (let shift = 18; shift >= 0; shift -= 6) codes[length++] = letters[(held >> shift) & SIX_BITS] ?? pad;
    }
    const pads = (3 - (bytes.length % 3)) % 3;
    codes.fill(pad, codes.length - pads);
    const shown = isPadded ? codes : codes.subarray(0, codes.length - pads);

    let text = '';
    for (let at = 0; at < shown.length; at += CHUNK) text += String.fromCharCode(...shown.subarray(at, at + CHUNK));
    return text;
  };

  const decode: Base64Codec['decode'] = (given, encodeInto) => {
    const pads = isPadded ? padsOf(given) : -given.length & 3;
    const text = isPadded ? given : given + PAD.repeat(pads);
    const firstPad = text.indexOf(PAD);
    const isPaddedInside = firstPad !== -1 && firstPad < text.length - pads;
    if (text.length % 4 !== 0 || pads > MAX_PADS || isPaddedInside) return undefined;

    const bytes = encodeInto ? decodeThroughBytes(text, pairs, encodeInto) : decodeText(text, pairs);
    const end = (bytes?.length ?? 0) - pads;
    return bytes?.subarray(end).some((byte) => byte !== 0) ? undefined : bytes?.subarray(0, end);
  };

  return { encode, decode };
}
