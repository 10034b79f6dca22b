import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';

/** Times in an archive begin here; a fixed one makes the same folder give the same bytes. */
const EPOCH = new Date(1980, 0, 2);

/** The files of a folder as a zip archive, in the order of their names. */
export async function zipFolder(folder: string): Promise<Uint8Array> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = await Promise.all(
    paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const),
  );
  return zipSync(Object.fromEntries(files), { level: 0, mtime: EPOCH });
}
