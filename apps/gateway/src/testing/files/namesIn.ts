import type { FileStore } from '../../file-store/FileStore.ts';

/** Names of all files in a folder of a store and in those below it, sorted. */
export async function namesIn(files: FileStore, folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await files.list(folder)) {
    const name = `${folder}/${entry}`;
    // A file has an extension, and a folder of ours has none.
    if (entry.includes('.')) found.push(name);
    else found.push(...(await namesIn(files, name)));
  }
  return found.sort();
}
