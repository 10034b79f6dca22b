import { open, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { zipFolder } from './epub/archive/zipFolder.ts';
import { parseEpub } from './epub/parseEpub.ts';
import { ImportFailure } from './ImportFailure.ts';
import type { ImportedBook } from './ImportedBook.ts';
import type { ByteSource } from './source/ByteSource.ts';
import { bytesSource } from './source/bytesSource.ts';
import { fileSource } from './source/fileSource.ts';
import { parseTxt } from './txt/parseTxt.ts';
import type { TxtOptions } from './txt/TxtOptions.ts';

const MAX_EPUB = 200 * 1024 * 1024;

/** Other formats by their first bytes, for a message that helps. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/, 'a PDF'],
  [/^Rar!/, 'a RAR archive'],
  [/^7z\xbc\xaf/, 'a 7z archive'],
  [/^\xd0\xcf\x11\xe0/, 'an old Word document'],
  [/^.{60}BOOKMOBI/s, 'a Kindle book'],
  [/^\x1f\x8b/, 'a gzip archive'],
];

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(80), 0, 80, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function refuseForeign(head: string): void {
  const foreign = FOREIGN.find(([pattern]) => pattern.test(head));
  if (foreign)
    throw new ImportFailure(`It is ${foreign[1]}, not a text file or an EPUB.`, 'Convert it to TXT or EPUB first.');
}

/** Whether a folder holds an EPUB that was not packed. */
export const isUnpackedEpub = async (path: string): Promise<boolean> => {
  try {
    return (await stat(join(path, 'META-INF', 'container.xml'))).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return false;
    throw error;
  }
};

/** A book with the bytes that it was read from. */
export interface OpenedBook {
  book: ImportedBook;
  source: ByteSource;
}

/**
 * Opens a TXT file, an EPUB, or a folder that holds an unpacked EPUB.
 * @throws ImportFailure when it cannot become a book, Error of the file system when it cannot be read.
 */
export async function openBook(path: string, options: TxtOptions = {}): Promise<OpenedBook> {
  const name = basename(path);
  if (await isUnpackedEpub(path)) {
    const bytes = await zipFolder(path);
    return { book: parseEpub(name, bytes), source: bytesSource(name, bytes) };
  }
  const source = await fileSource(path);
  const head = await firstBytes(path);
  if (!head.startsWith('PK\x03\x04') && extname(path).toLowerCase() !== '.epub') {
    refuseForeign(head);
    return { book: await parseTxt(source, options), source };
  }
  if (source.size > MAX_EPUB) throw new ImportFailure('The EPUB is larger than 200 MB.', 'Make its pictures smaller.');
  const bytes = await readFile(path);
  return { book: parseEpub(name, bytes), source: bytesSource(name, bytes) };
}
