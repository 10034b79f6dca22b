import { BookFormat } from './Book.ts';

/** 共N章; no hint for an epub, whose files are not chapters, nor where the number is not known (D-087). */
export const chapterCountLabel = (count: number, format: BookFormat): string | undefined =>
  count > 0 && format !== BookFormat.Epub ? `共${count}章` : undefined;
