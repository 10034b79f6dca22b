import { distinctBooks } from '../book/distinctBooks.ts';
import type { SearchResult } from './SearchResult.ts';

/**
 * The pages of a search as one result: direct hit, author and count are those of the first page. A book is listed once,
 * though it moved between two pages, and not again below the direct hit.
 */
export function joinSearchPages(pages: readonly SearchResult[]): SearchResult | undefined {
  const [first] = pages;
  if (!first) return undefined;
  const hit = first.directHit?.bookId;
  return { ...first, books: distinctBooks(pages).filter(({ bookId }) => bookId !== hit) };
}
