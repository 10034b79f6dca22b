import { analyse } from 'chardet';
import type { ByteSource } from '../source/ByteSource.ts';

/** Encodings of Chinese books, as `TextDecoder` names them. */
export const ENCODINGS = ['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be'] as const;
export type TextEncodingName = (typeof ENCODINGS)[number];

const SAMPLE = 256 * 1024;
/** Share of bytes that may be broken in a file whose encoding is nevertheless certain. */
const TOLERATED = 0.002;

/** Share of plausible characters in text that is read as what it is. */
const PLAUSIBLE = 0.85;

const NAMES: Readonly<Record<string, TextEncodingName>> = {
  'UTF-8': 'utf-8',
  GB18030: 'gb18030',
  Big5: 'big5',
  'UTF-16LE': 'utf-16le',
  'UTF-16BE': 'utf-16be',
};

async function sampleOf(source: ByteSource): Promise<Uint8Array> {
  const sample = new Uint8Array(Math.min(SAMPLE, source.size));
  let length = 0;
  for await (const chunk of source.chunks()) {
    const part = chunk.subarray(0, sample.length - length);
    sample.set(part, length);
    length += part.length;
    if (length === sample.length) break;
  }
  return sample.subarray(0, length);
}

function byMark([first, second, third]: Uint8Array): TextEncodingName | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** Share of characters of the sample that the encoding cannot explain. */
function broken(sample: Uint8Array, encoding: TextEncodingName): number {
  const text = new TextDecoder(encoding).decode(sample, { stream: true });
  return (text.match(/[\ufffd\u0000-\u0008]/g)?.length ?? 0) / Math.max(1, text.length);
}

/** Share of characters that Chinese books are made of. */
function plausible(sample: Uint8Array, encoding: TextEncodingName): number {
  const text = new TextDecoder(encoding).decode(sample, { stream: true });
  return (
    (text.match(/[\t\r\n -~\u2010-\u2027\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/g)?.length ?? 0) /
    Math.max(1, text.length)
  );
}

/** UTF-16 without a mark: no other encoding has zero bytes, as every line feed has here; read backwards it is gibberish. */
const byZeros = (sample: Uint8Array): TextEncodingName | undefined =>
  sample.includes(0)
    ? (['utf-16le', 'utf-16be'] as const).find((name) => plausible(sample, name) >= PLAUSIBLE)
    : undefined;

/** The encoding of a text file: by its mark, else the one that explains its bytes best; UTF-8 for plain ASCII. */
export async function detectEncoding(source: ByteSource): Promise<TextEncodingName> {
  const sample = await sampleOf(source);
  const certain = byMark(sample) ?? byZeros(sample);
  if (certain) return certain;
  if (broken(sample, 'utf-8') <= TOLERATED) return 'utf-8';

  const ranked = analyse(sample).flatMap(({ name }) => NAMES[name] ?? []);
  const candidates = [...ranked, 'gb18030', 'big5'] as const;
  return candidates.find((name) => name !== 'utf-8' && broken(sample, name) <= TOLERATED) ?? ranked[0] ?? 'gb18030';
}
