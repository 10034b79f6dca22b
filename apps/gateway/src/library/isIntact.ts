import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import { contentFolders, type ContentKind } from './contentFolders.ts';
import { isMissing } from './isMissing.ts';

/** Names in a folder; none when it is missing. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export const kindOf = (chapter: Pick<ChapterRow, 'is_free'>): ContentKind =>
  chapter.is_free === 1 ? 'free' : 'charge';

/** Whether a book's cover and every chapter's file are in their places; what the files hold is not looked at. */
export async function isIntact(dataDir: string, book: BookRow, chapters: readonly ChapterRow[]): Promise<boolean> {
  const folders = contentFolders(dataDir);
  const [free, charge, covers] = await Promise.all([
    namesIn(folders.revision('free', book.id, book.revision)),
    namesIn(folders.revision('charge', book.id, book.revision)),
    namesIn(folders.covers()),
  ]);
  const names = { free: new Set(free), charge: new Set(charge) };
  const hasFile = (chapter: ChapterRow): boolean =>
    names[kindOf(chapter)].has(join(chapter.content_file).split(/[\\/]/).at(-1) ?? '');
  return covers.includes(book.cover_file) && chapters.every(hasFile);
}
