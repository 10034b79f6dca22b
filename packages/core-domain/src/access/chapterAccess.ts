import { bookAccess, type ChapterAccess, type ChapterRights, type ReaderRights } from './bookAccess.ts';

export type { ChapterAccess } from './bookAccess.ts';

export interface AccessRequest extends ReaderRights {
  chapter: ChapterRights;
}

/** Whether a reader may open a chapter now, and by which right. For many chapters of one book ask `bookAccess` once. */
export const chapterAccess = ({ chapter, ...rights }: AccessRequest): ChapterAccess => bookAccess(rights)(chapter);
