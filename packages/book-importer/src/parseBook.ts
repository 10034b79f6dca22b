import { parseEpub } from './epub/parseEpub.ts';
import { ImportFailure } from './ImportFailure.ts';
import type { ImportedBook } from './ImportedBook.ts';
import type { ByteSource } from './source/ByteSource.ts';
import { parseTxt } from './txt/parseTxt.ts';
import type { TxtOptions } from './txt/TxtOptions.ts';

const MAX_EPUB = 200 * 1024 * 1024;
const HEAD = 80;

/** Other formats by their first bytes, for a message that helps. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/, 'a PDF'],
  [/^Rar!/, 'a RAR archive'],
  [/^7z\xbc\xaf/, 'a 7z archive'],
  [/^\xd0\xcf\x11\xe0/, 'an old Word document'],
  [/^.{60}BOOKMOBI/s, 'a Kindle book'],
  [/^\x1f\x8b/, 'a gzip archive'],
  [/^(\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP)/s, 'a picture'],
  [/^(\0\0\0.ftyp|RIFF.{4}(WAVE|AVI )|ID3[\x02-\x04])/s, 'a recording'],
];

/** Gives one character for each of the first bytes. */
async function firstBytes(source: ByteSource): Promise<string> {
  for await (const chunk of source.chunks()) return String.fromCharCode(...chunk.subarray(0, HEAD));
  return '';
}

async function allBytes(source: ByteSource): Promise<Uint8Array> {
  const bytes = new Uint8Array(source.size);
  let at = 0;
  for await (const chunk of source.chunks()) {
    bytes.set(chunk.subarray(0, bytes.length - at), at);
    at += chunk.length;
  }
  return bytes.subarray(0, at);
}

function refuseForeign(head: string): void {
  const foreign = FOREIGN.find(([pattern]) => pattern.test(head));
  if (!foreign) return;
  throw new ImportFailure(`It is ${foreign[1]}, not a text file or an EPUB.`, 'Convert it to TXT or EPUB first.', {
    reason: 'foreign',
  });
}

/**
 * Reads bytes as a TXT file or an EPUB, by what they begin with and by the name. It asks nothing of the platform but what
 * browsers have too.
 * @throws ImportFailure when they cannot become a book, whatever the source throws when it cannot be read.
 */
export async function parseBook(source: ByteSource, options: TxtOptions = {}): Promise<ImportedBook> {
  const head = await firstBytes(source);
  if (!head.startsWith('PK\x03\x04') && !/\.epub$/i.test(source.name)) {
    refuseForeign(head);
    return parseTxt(source, options);
  }
  if (source.size > MAX_EPUB)
    throw new ImportFailure('The EPUB is larger than 200 MB.', 'Make its pictures smaller.', { reason: 'too-large' });
  return parseEpub(source.name, await allBytes(source));
}
