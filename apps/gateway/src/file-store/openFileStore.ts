import type { FilesConfig } from '../config/filesConfig.ts';
import { makeDataDir } from '../files/makeDataDir.ts';
import type { FileStore } from './FileStore.ts';
import { folderStore } from './folderStore.ts';

interface FilePlace {
  dataDir: string;
  files: FilesConfig | undefined;
}

/** The files of books, where the configuration says that they are. `tell` is told when a bucket fails, and when it is back. */
export async function openFileStore(
  { dataDir, files }: FilePlace,
  tell: (message: string, cause?: unknown) => void,
): Promise<FileStore> {
  if (files === undefined) {
    makeDataDir(dataDir);
    return folderStore(dataDir);
  }
  const { bucketStore } = await import('./bucketStore.ts');
  return bucketStore(files, tell);
}
