import type { ByteSource } from '../source/ByteSource.ts';
import { columnsOf } from './columnsOf.ts';
import { LineSplitter } from './LineSplitter.ts';
import type { TextLine } from './TextLine.ts';

/** Losses of reading, in characters. */
export interface ReadingLosses {
  /** Bytes that are no character of the encoding. */
  unreadable: number;
  /** Characters without a meaning of their own: private use, mostly leftovers of a conversion. */
  private: number;
}

const INVISIBLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;
const PRIVATE = /[\ue000-\uf8ff]/g;
const REPLACEMENT = /\ufffd/g;
/** Anything that needs one of the above. */
const ODD =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b\u200e\u200f\u2060\ue000-\uf8ff\ufeff\ufffd]/;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function clean(raw: string, losses: ReadingLosses): string {
  if (!ODD.test(raw)) return raw;
  losses.unreadable += count(raw, REPLACEMENT);
  losses.private += count(raw, PRIVATE);
  return raw.replace(INVISIBLE, '').replace(PRIVATE, '');
}

/**
 * The lines of a text file that hold something, each with its layout, in batches of what one piece of the file gives.
 * `losses` is added to while reading.
 */
export async function* streamLines(
  source: ByteSource,
  encoding: string,
  losses: ReadingLosses = { unreadable: 0, private: 0 },
): AsyncIterable<readonly TextLine[]> {
  const decoder = new TextDecoder(encoding);
  const splitter = new LineSplitter();
  let number = -1;
  let blanksBefore = 0;
  const measure = (raw: string): TextLine[] => {
    number += 1;
    const line = clean(raw, losses);
    const text = line.trim();
    if (text === '') {
      blanksBefore += 1;
      return [];
    }
    const start = line.length - line.trimStart().length;
    const indent = columnsOf(line, 0, start);
    const measured = { number, text, indent, width: indent + columnsOf(text), blanksBefore };
    blanksBefore = 0;
    return [measured];
  };

  for await (const chunk of source.chunks()) {
    yield splitter.push(decoder.decode(chunk, { stream: true })).flatMap(measure);
  }
  yield [...splitter.push(decoder.decode()), ...splitter.end()].flatMap(measure);
}
