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

/**
 * How a book of the shelf is opened: its format, and the chapter where reading stopped. The stored chapter of an epub is
 * an index from 0, of other formats an id [SHELF-13] [SHELF-14] (D-138); anything else is left to the reader's own memory.
 * A book of the energy programme says so [SHELF-15].
 */
export const readerQuery = (
  format: BookFormat,
  storedChapter: string | undefined,
  energy?: EnergyFlags,
): ReaderQuery => ({
  bookType: format,
  ...chapterOf(format, storedChapter),
  ...(energy && { isAntEnergyBook: 1, isAntEnergyBookEndTimeAlert: energy.announcesEnd ? 1 : 0 }),
});
