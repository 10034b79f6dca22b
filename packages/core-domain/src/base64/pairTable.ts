export const PAD = '=';

/** What a pair of characters gives that are not both of the alphabet; above every value of twelve bits. */
export const STRANGE = 0x8000;

const PAIRS = 1 << 14;

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
