/**
 * MD5 as the signature of calls wants it (ADR 0008): a compatibility with existing servers, no protection. Written out,
 * because the libraries for it hash streams and buffers too, and every page would load that before its first call.
 */

const ROTATIONS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];

const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));

const INITIAL_STATE = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as const;

type State = readonly [number, number, number, number];

/** The bytes with MD5's padding: a bit of 1, zeros, and the length in bits. */
function paddedWords(bytes: Uint8Array): DataView {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bytes.length << 3, true);
  view.setUint32(padded.length - 4, Math.floor(bytes.length / 2 ** 29), true);
  return view;
}

/** The mixing function of a step and the word of the block that it takes. */
function mix(step: number, b: number, c: number, d: number): readonly [mixed: number, word: number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}

function addBlock([a0, b0, c0, d0]: State, words: DataView, start: number): State {
  let [a, b, c, d] = [a0, b0, c0, d0];
  for (const [step, sine] of SINES.entries()) {
    const [mixed, word] = mix(step, b, c, d);
    const sum = (a + mixed + sine + words.getUint32(start + word * 4, true)) | 0;
    const turn = ROTATIONS[(step >> 4) * 4 + (step % 4)] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
  }
  return [(a0 + a) | 0, (b0 + b) | 0, (c0 + c) | 0, (d0 + d) | 0];
}

/** The MD5 of a text in UTF-8, in 32 lower-case hexadecimal digits. */
export function md5(text: string): string {
  const words = paddedWords(new TextEncoder().encode(text));
  let state: State = INITIAL_STATE;
  for (let start = 0; start < words.byteLength; start += 64) state = addBlock(state, words, start);
  const digest = new DataView(new ArrayBuffer(16));
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word, true);
  return Array.from(new Uint8Array(digest.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
