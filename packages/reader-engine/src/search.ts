// Search in a book: fetched when a reader searches.
export { searchBook } from './search/searchBook.ts';
export type { BookSearchOptions, SearchStep } from './search/searchBook.ts';
export { MAX_MATCHES, searchChapter } from './search/searchChapter.ts';
export type { Excerpt, Match, SearchOptions } from './search/searchChapter.ts';
