import type { BookBrief } from '../book/Book.ts';

export const SEARCH_PAGE_SIZE = 10;

export const HOT_WORDS = 10;

/** A word that many search for; `bookId` where it stands for one book [ENT-41]. */
export interface HotWord {
  title: string;
  bookId?: string;
}

export interface SearchAuthor {
  authorId: string;
  name: string;
  books: readonly BookBrief[];
}

export interface SearchInfo {
  total: number;
  isCorrected: boolean;
}

export interface SearchResult extends SearchInfo {
  directHit?: BookBrief;
  books: readonly BookBrief[];
  author?: SearchAuthor;
}

/** `trigger` is 1 for a corrected word; a total that is no count is 0 [SEARCH-28]. */
export function searchInfo(trigger: unknown, total: unknown): SearchInfo {
  const count = Math.floor(Number(total ?? 0));
  return { total: count > 0 && Number.isFinite(count) ? count : 0, isCorrected: Number(trigger) === 1 };
}
