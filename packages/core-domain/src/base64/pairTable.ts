/** What a pair of characters gives that are not both of the alphabet; above every value of twelve bits. */
export const STRANGE = 0x8000;
export const PAD = '=';

const PAIRS = 1 << 14;
const ASCII = 127;
const PAIR = PAIRS - 1;

/** The twelve bits of each pair of ASCII characters: two look-ups for three bytes. Padding counts as 0. */
export function pairTable(alphabet: string): Uint16Array {
  const values = [...alphabet].map((character, value) => ({ code: character.charCodeAt(0), value }));
  values.push({ code: PAD.charCodeAt(0), value: 0 });
  const pairs = new Uint16Array(PAIRS).fill(STRANGE);
  for (const high of values) {
    for (const low of values) pairs[(high.code << 7) | low.code] = (high.value << 6) | low.value;
  }
  return pairs;
}

/** Bytes of whole groups of four characters that stand as codes, written over the codes; undefined if one is strange. */
export function decodeCodes(codes: Uint8Array<ArrayBuffer>, pairs: Uint16Array): Uint8Array<ArrayBuffer> | undefined {
  let found = 0;
  let length = 0;
  // Strange characters are gathered and judged at the end: a branch for each would cost half the speed.
  for (let at = 0; at < codes.length; at += 4) {
    const high = pairs[((codes[at] ?? 0) << 7) | (codes[at + 1] ?? 0)] ?? STRANGE;
    const low = pairs[((codes[at + 2] ?? 0) << 7) | (codes[at + 3] ?? 0)] ?? STRANGE;
    found |= high | low;
    codes[length++] = high >> 4;
    codes[length++] = (high << 4) | (low >> 8);
    codes[length++] = low;
  }
  return found >= STRANGE ? undefined : codes.subarray(0, length);
}

/** The same, read from the text itself. */
export function decodeText(text: string, pairs: Uint16Array): Uint8Array<ArrayBuffer> | undefined {
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
