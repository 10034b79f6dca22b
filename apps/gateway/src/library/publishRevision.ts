import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_KINDS, contentFolders } from './contentFolders.ts';
import { moveDurably } from './writeDurably.ts';

/** Moves a staged revision to where it is served from; rows do not point at it yet. */
export async function publishRevision(
  dataDir: string,
  bookId: number,
  revision: number,
  staged: string,
): Promise<void> {
  const folders = contentFolders(dataDir);
  for (const kind of CONTENT_KINDS) {
    const place = folders.revision(kind, bookId, revision);
    await mkdir(folders.book(kind, bookId), { recursive: true, mode: 0o700 });
    // Left by an import that was killed at this point: no row ever pointed at it.
    await rm(place, { recursive: true, force: true });
    await moveDurably(join(staged, kind), place);
  }
  await rm(staged, { recursive: true, force: true });
}

/** Removes a revision that no row points at any more. */
export async function dropRevision(dataDir: string, bookId: number, revision: number): Promise<void> {
  const folders = contentFolders(dataDir);
  for (const kind of CONTENT_KINDS) {
    await rm(folders.revision(kind, bookId, revision), { recursive: true, force: true });
  }
}
