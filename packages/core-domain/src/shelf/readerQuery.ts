import { BookFormat } from '../book/Book.ts';

export interface ReaderQuery {
  bookType: BookFormat;
  forceChapterId?: string;
  forceChapterIndex?: number;
  isAntEnergyBook?: 1;
  /** 0 forbids the notice of the energy programme's end (D-195). */
  isAntEnergyBookEndTimeAlert?: 0 | 1;
}

export interface EnergyFlags {
  announcesEnd: boolean;
}

function chapterOf(format: BookFormat, stored: string | undefined): Partial<ReaderQuery> {
  if (!stored) return {};
  if (format !== BookFormat.Epub) return { forceChapterId: stored };
  return /^\d{1,6}$/.test(stored) ? { forceChapterIndex: Number(stored) } : {};
}

/** The stored chapter of an epub is an index from 0, that of other formats an id [SHELF-13..15] (D-138). */
export const readerQuery = (
  format: BookFormat,
  storedChapter: string | undefined,
  energy?: EnergyFlags,
): ReaderQuery => ({
  bookType: format,
  ...chapterOf(format, storedChapter),
  ...(energy && { isAntEnergyBook: 1, isAntEnergyBookEndTimeAlert: energy.announcesEnd ? 1 : 0 }),
});
