import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isMissing } from '../files/isMissing.ts';
import { syncFolder, writeDurably } from '../files/writeDurably.ts';
import type { FileStore } from './FileStore.ts';

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Files in a data folder, for its owner alone. */
export function folderStore(folder: string): FileStore {
  const locate = (name: string): string => join(folder, name);
  return {
    folder,
    locate,
    read: (name) => unlessMissing(() => readFile(locate(name))),
    write: async (name, bytes) => {
      const path = locate(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = `${path}.part`;
      try {
        await writeDurably(part, bytes);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    settle: async (name) => {
      const path = locate(name);
      const isThere = await unlessMissing(async () => (await open(path)).close().then(() => true));
      if (!isThere) return;
      // A folder's own name stands in the one above it.
      for (let at = path; !relative(folder, at).startsWith('..'); at = dirname(at)) await syncFolder(at);
    },
    list: async (name) => (await unlessMissing(() => readdir(locate(name)))) ?? [],
    remove: (name) => rm(locate(name), { recursive: true, force: true }),
  };
}
