import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import { contentFolders, coverFile, type ContentKind } from './contentFolders.ts';

export const kindOf = (chapter: Pick<ChapterRow, 'is_free'>): ContentKind =>
  chapter.is_free === 1 ? 'free' : 'charge';

/** Whether a book's cover and every chapter's file are in their places; what the files hold is not looked at. */
export async function isIntact(files: FileStore, book: BookRow, chapters: readonly ChapterRow[]): Promise<boolean> {
  const [free, charge, cover] = await Promise.all([
    files.list(contentFolders.revision('free', book.id, book.revision)),
    files.list(contentFolders.revision('charge', book.id, book.revision)),
    files.read(coverFile(book.cover_file)),
  ]);
  const names = { free: new Set(free), charge: new Set(charge) };
  const hasFile = (chapter: ChapterRow): boolean =>
    names[kindOf(chapter)].has(chapter.content_file.split('/').at(-1) ?? '');
  return cover !== undefined && chapters.every(hasFile);
}
