import { distinctBooks } from '../book/distinctBooks.ts';
import type { SearchResult } from './SearchResult.ts';

/** Direct hit, author and count are those of the first page; a book is listed once, though it moved between pages. */
export function joinSearchPages(pages: readonly SearchResult[]): SearchResult | undefined {
  const [first] = pages;
  if (!first) return undefined;
  const hit = first.directHit?.bookId;
  return { ...first, books: distinctBooks(pages).filter(({ bookId }) => bookId !== hit) };
}
