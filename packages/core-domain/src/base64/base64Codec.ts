import { decodeCodes, decodeText, PAD, pairTable } from './pairTable.ts';

/** Up to here kernels turn text into bytes faster than they read it character by character. */
const SHORT_TEXT = 65_536;
/** Codes that one call of `fromCharCode` takes on every kernel; a multiple of 4. */
const CHUNK = 8192;
const SIX_BITS = 63;

/** A group of one character says less than a byte. */
const MOST_PADS = 2;

const padsOf = (text: string): number => (text.endsWith(PAD + PAD) ? 2 : text.endsWith(PAD) ? 1 : 0);

export interface Base64Codec {
  encode: (bytes: Uint8Array) => string;
  /**
   * Undefined for anything that is not whole: a strange character, a wrong length, bits left over.
   * `utf8` may give the bytes of a text; without it the text is read character by character.
   */
  decode: (text: string, utf8?: (text: string) => Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | undefined;
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

  const decode: Base64Codec['decode'] = (given, utf8) => {
    const pads = isPadded ? padsOf(given) : -given.length & 3;
    const text = isPadded ? given : given + PAD.repeat(pads);
    const firstPad = text.indexOf(PAD);
    const isPaddedInside = firstPad !== -1 && firstPad < text.length - pads;
    if (text.length % 4 !== 0 || pads > MOST_PADS || isPaddedInside) return undefined;

    const codes = text.length <= SHORT_TEXT ? utf8?.(text) : undefined;
    // More bytes than characters: some are not ASCII.
    if (codes && codes.length !== text.length) return undefined;
    const bytes = codes ? decodeCodes(codes, pairs) : decodeText(text, pairs);
    const end = (bytes?.length ?? 0) - pads;
    return bytes?.subarray(end).some((byte) => byte !== 0) ? undefined : bytes?.subarray(0, end);
  };

  return { encode, decode };
}
