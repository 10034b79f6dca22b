import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ImportFailure, isUnpackedEpub } from '@shuye/book-importer';
import { isMissing } from '../../files/isMissing.ts';

const BOOKS = new Set(['.txt', '.epub']);

async function inFolder(folder: string): Promise<string[]> {
  if (await isUnpackedEpub(folder)) return [folder];
  const entries = await readdir(folder, { withFileTypes: true });
  const visible = entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => one.name.localeCompare(other.name, 'zh'));
  const found: string[] = [];
  for (const entry of visible) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await inFolder(path)));
    else if (entry.isFile() && BOOKS.has(extname(entry.name).toLowerCase())) found.push(path);
  }
  return found;
}

/**
 * The files that a path means: itself, or all TXT and EPUB files of a folder and the folders in it. Links in a folder are
 * not followed: they may lead out of it.
 * @throws ImportFailure for a path that does not exist or a folder without books.
 */
export async function findBookFiles(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new ImportFailure('There is no such file or folder.', 'Check the path.', { cause: error });
  }
  const found = await inFolder(path);
  if (found.length === 0) throw new ImportFailure('The folder holds no TXT or EPUB files.', 'Name another one.');
  return found;
}
