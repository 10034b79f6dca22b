import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { zipFolder } from './epub/archive/zipFolder.ts';
import { parseEpub } from './epub/parseEpub.ts';
import type { ImportedBook } from './ImportedBook.ts';
import { parseBook } from './parseBook.ts';
import type { ByteSource } from './source/ByteSource.ts';
import { bytesSource } from './source/bytesSource.ts';
import { fileSource } from './source/fileSource.ts';
import type { TxtOptions } from './txt/TxtOptions.ts';

export const isUnpackedEpub = async (path: string): Promise<boolean> => {
  try {
    return (await stat(join(path, 'META-INF', 'container.xml'))).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return false;
    throw error;
  }
};

export interface OpenedBook {
  book: ImportedBook;
  source: ByteSource;
}

/**
 * Opens a TXT file, an EPUB, or a folder that holds an unpacked EPUB.
 * @throws ImportFailure when it cannot become a book, Error of the file system when it cannot be read.
 */
export async function openBook(path: string, options: TxtOptions = {}): Promise<OpenedBook> {
  if (await isUnpackedEpub(path)) {
    const name = basename(path);
    const bytes = await zipFolder(path);
    return { book: parseEpub(name, bytes), source: bytesSource(name, bytes) };
  }
  const source = await fileSource(path);
  return { book: await parseBook(source, options), source };
}
