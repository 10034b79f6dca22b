import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';

/** Times in an archive begin here; a fixed one makes the same folder give the same bytes. */
const EPOCH = new Date(1980, 0, 2);

/** Links are not followed: they may lead out of the folder. (A recursive `readdir` would enter linked folders.) */
async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await filesIn(path)));
    else if (entry.isFile()) found.push(path);
  }
  return found;
}

export async function zipFolder(folder: string): Promise<Uint8Array> {
  const paths = (await filesIn(folder)).sort();
  const files = await Promise.all(
    paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const),
  );
  return zipSync(Object.fromEntries(files), { level: 0, mtime: EPOCH });
}
