import type { OutlineEntry } from '../ImportedBook.ts';

/** A chapter and the line that heads it; without a line, the chapter begins with the file. */
export interface TextChapter extends OutlineEntry {
  line?: number;
}

export interface TextOutline {
  chapters: readonly TextChapter[];
  volumes: readonly string[];
  /** Lines that are neither a head nor text: tables of contents, repeated heads, volume pages, names under a title. */
  dropped: ReadonlySet<number>;
  signatures: ReadonlySet<number>;
  /** The one name under titles or at the foot of stories. */
  author?: string;
  /** The book's title, where it stands alone above all chapters. */
  bookTitle?: string;
  warnings: readonly string[];
}
