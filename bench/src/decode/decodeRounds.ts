import { decodeChapter, encodeChapter } from '@shuye/core-domain/content';
import type { Utf8 } from '@shuye/core-domain/text';
import { timeRounds, type TimingOptions } from '../measure/paired.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const utf8: Utf8 = {
  encode: (text) => encoder.encode(text),
  encodeInto: (text, bytes) => encoder.encodeInto(text, bytes),
  decode: (bytes) => decoder.decode(bytes),
};

/** Chinese text whose encoded form has about `size` characters. */
function chineseText(size: number): string {
  const characters: string[] = [];
  let seed = 1;
  // Four encoded characters for each of three bytes.
  for (let left = size / 4; left > 0; left--) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    characters.push(seed % 40 === 0 ? '。\n' : String.fromCodePoint(0x4e00 + (seed % 20_000)));
  }
  return characters.join('').trim();
}

const rot13 = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + (letter.toLowerCase() < 'n' ? 13 : -13)),
  );

/** As it comes out of a file: flat, not put together of pieces. */
const asRead = (text: string): string => String(JSON.parse(JSON.stringify(text)));

/** The platform's way without rot13: what a body in plain base64 would cost. */
const plainBase64 = (encoded: string): string => {
  const binary = atob(encoded);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return decoder.decode(bytes).trim();
};

/** Times of our decoder and of `atob` + `TextDecoder`, for bodies of each size in characters. */
export const decodeRounds = (sizes: readonly number[], options: TimingOptions = {}): Record<string, number[]>[] =>
  sizes.map((size) => {
    const text = chineseText(size);
    const encoded = asRead(encodeChapter(encoder.encode(text)));
    const plain = asRead(rot13(encoded));
    const cases = { ours: () => decodeChapter(encoded, utf8), platform: () => plainBase64(plain) };
    for (const [name, decode] of Object.entries(cases))
      if (decode() !== text) throw new Error(`${name} decodes wrongly`);
    return timeRounds(cases, options);
  });
