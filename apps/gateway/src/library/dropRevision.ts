import type { FileStore } from '../file-store/FileStore.ts';
import { CONTENT_KINDS, contentFolders } from './contentFolders.ts';

/** Removes the files of a revision that no row points at. */
export async function dropRevision(files: FileStore, bookId: number, revision: number): Promise<void> {
  for (const kind of CONTENT_KINDS) await files.remove(contentFolders.revision(kind, bookId, revision));
}
