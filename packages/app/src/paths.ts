type QueryValue = string | number | undefined;
type Query = Readonly<Record<string, QueryValue>>;

/** A query string without empty keys and values [ROUTE-57]. */
function query(values: Query): string {
  const pairs = Object.entries(values).filter(([name, value]) => name !== '' && value !== undefined && value !== '');
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`;
}

const part = encodeURIComponent;

export interface ReaderAddress {
  /** 1 book, 2 epub [RPARAM-01]. */
  bookType?: number | undefined;
  forceChapterId?: string | undefined;
  /** From 0. */
  forceChapterIndex?: number | undefined;
  /** Recommendation that led here; passed on to events. */
  rid?: string | undefined;
}

/** Addresses of the product's pages; every link is built here. */
export const paths = {
  home: () => '/',
  bookstore: (pageName: string) => `/st/${part(pageName)}`,
  cover: (bookId: string, { rid }: Pick<ReaderAddress, 'rid'> = {}) => `/cover/${part(bookId)}${query({ rid })}`,
  catalog: (bookId: string) => `/catalog/${part(bookId)}`,
  reader: (bookId: string, { bookType, forceChapterId, forceChapterIndex, rid }: ReaderAddress = {}) =>
    `/reader/${part(bookId)}${query({ bookType, forceChapterId, forceChapterIndex, rid })}`,
  shelf: () => '/shelf',
  myself: () => '/myself',
  search: () => '/search',
  rank: () => '/rankIndex',
  category: () => '/categoryIndex',
} as const;
