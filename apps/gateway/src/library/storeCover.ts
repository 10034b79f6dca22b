import { createHash } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCover, type ImportedFile } from '@shuye/book-importer';
import { contentFolders } from './contentFolders.ts';
import { syncFolder, writeDurably } from './writeDurably.ts';

const HASH_LENGTH = 8;

interface CoverRequest {
  dataDir: string;
  bookId: number;
  title: string;
  author: string;
  /** Absent for a cover that is drawn. */
  picture?: ImportedFile | undefined;
}

/** Writes a book's cover, drawn when it has none, and gives back its file name: a new picture has a new name. */
export async function storeCover({ dataDir, bookId, title, author, picture }: CoverRequest): Promise<string> {
  const bytes = picture?.bytes ?? Buffer.from(drawCover({ title, author }));
  const extension = picture?.name.split('.').at(-1) ?? 'svg';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  const name = `${bookId}-${hash}.${extension}`;
  const folders = contentFolders(dataDir);
  await mkdir(folders.covers(), { recursive: true, mode: 0o700 });
  await mkdir(folders.staging(), { recursive: true, mode: 0o700 });
  const staged = join(folders.staging(), name);
  try {
    await writeDurably(staged, bytes);
    await rename(staged, join(folders.covers(), name));
  } catch (error) {
    await rm(staged, { force: true });
    throw error;
  }
  await syncFolder(folders.covers());
  return name;
}
