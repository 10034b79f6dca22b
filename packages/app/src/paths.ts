import { buyBookQuery, type BuyBookInput } from '@shuye/core-domain/navigation';
import { buildQuery, type Query, type QueryValue } from '@shuye/core-domain/query';

/** A query string without empty names and values [ROUTE-57]. */
const query = (values: Readonly<Record<string, QueryValue>>): string => buildQuery(Object.entries(values));

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
  /** The reader with the chapters beside the text, for desktops. */
  pcReader: (bookId: string) => `/pc/reader/${part(bookId)}`,
  shelf: () => '/shelf',
  myself: () => '/myself',
  search: () => '/search',
  rank: () => '/rankIndex',
  /** The buy page; it keeps the whole query of the page before [ROUTE-55]. */
  buyBook: (input: BuyBookInput, current: Query) => `/buy-book${buyBookQuery(input, current)}`,
  topUp: () => '/top-up',
  buyMember: () => '/buy-member',
  myMemberships: () => '/myVip',
  myBeans: () => '/my-beans',
  beanTickets: () => '/bean-tickets',
  records: () => '/consume-records',
  boughtBooks: () => '/bought-books',
  /** Leads to the native app, or to its download. */
  download: (bookId: string) => `/download/${part(bookId)}`,
  category: () => '/categoryIndex',
} as const;
