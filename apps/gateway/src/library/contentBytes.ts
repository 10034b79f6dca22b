import type { ImportedChapter } from '@shuye/book-importer';

const LETTERS = 26;
const HALF = 13;
const UPPER = 65;
const LOWER = 97;

/** rot13 of an ASCII character. */
const ROTATED = Uint8Array.from({ length: 128 }, (_, code) => {
  const base =
    code >= LOWER && code < LOWER + LETTERS ? LOWER : code >= UPPER && code < UPPER + LETTERS ? UPPER : undefined;
  return base === undefined ? code : base + ((code - base + HALF) % LETTERS);
});

const HEAD = Buffer.from('{"state":200,"ChapterContent":"');
const FOOT = Buffer.from('"}');

/** The same characters as `encodeChapter` of the domain, as bytes: a book of megabytes leaves no strings behind. */
function encode(text: string): Buffer {
  const encoded = Buffer.from(Buffer.from(text, 'utf8').toString('base64'), 'latin1');
  for (let at = 0; at < encoded.length; at++) encoded[at] = ROTATED[encoded[at] ?? 0] ?? 0;
  return encoded;
}

/** What a content file holds; the text of an ordinary chapter is encoded, markup is not (D-074, D-079). */
export const contentBytes = ({ content }: Pick<ImportedChapter, 'content'>): Buffer =>
  content.kind === 'text'
    ? Buffer.concat([HEAD, encode(content.text), FOOT])
    : Buffer.from(JSON.stringify({ state: 200, ChapterContent: content.markup, css: content.css }));
