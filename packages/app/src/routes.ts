import { withoutHtmlSuffix } from '@shuye/core-domain/address';
import { HOME_PAGE } from '@shuye/core-domain/bookstore';
import { lazyScreen, type Screen } from './router/lazyScreen.tsx';
import { prefetchBook } from './services/prefetchBook.ts';
import { storePageQuery } from './services/queries.ts';
import type { Services } from './services/Services.ts';

/** What an address names, by the names of the pattern's parts. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export interface AppRoute {
  /** As navigation names it [ROUTE-54]. */
  name: string;
  /** Patterns that lead to the screen; a trailing slash is accepted on each (D-012). */
  paths: readonly string[];
  screen: Screen;
  tabBar?: boolean;
  /** Asks for what the screen needs while its code is still on the way. Never rejects: a failure is the screen's to tell. */
  prefetch?: (services: Services, params: RouteParams) => Promise<void>;
}

const bookstore = lazyScreen(() => import('./screens/bookstore/BookstoreScreen.tsx'));
const cover = lazyScreen(() => import('./screens/cover/CoverScreen.tsx'));
const catalog = lazyScreen(() => import('./screens/catalog/CatalogScreen.tsx'));
const reader = lazyScreen(() => import('./screens/reader/ReaderScreen.tsx'));
const myself = lazyScreen(() => import('./screens/myself/MyselfScreen.tsx'));
const shelf = lazyScreen(() => import('./screens/shelf/ShelfScreen.tsx'));

const storePage: AppRoute['prefetch'] = (services, { pageName = HOME_PAGE }) =>
  services.query.prefetchQuery(storePageQuery(services, pageName));

const book: AppRoute['prefetch'] = (services, { bookId, bookFile = '' }) =>
  prefetchBook(services, bookId ?? withoutHtmlSuffix(bookFile));

/** The route table [ROUTE-03]: whatever is not listed here is not found. */
export const routes: readonly AppRoute[] = [
  { name: 'home', paths: ['/'], screen: bookstore, tabBar: true, prefetch: storePage },
  { name: 'bookstore', paths: ['/st', '/st/:pageName'], screen: bookstore, prefetch: storePage },
  // The last part of a /book address may end with .html (D-012); the variants show the same page (D-095).
  {
    name: 'cover',
    paths: ['/cover/:bookId', '/book/:bookFile', '/cover2/:bookId', '/cover3/:bookId'],
    screen: cover,
    prefetch: book,
  },
  { name: 'catalog', paths: ['/catalog/:bookId'], screen: catalog, prefetch: book },
  { name: 'reader', paths: ['/reader/:bookId'], screen: reader, prefetch: book },
  { name: 'pc-reader', paths: ['/pc/reader/:bookId'], screen: reader, prefetch: book },
  { name: 'shelf', paths: ['/shelf'], screen: shelf, tabBar: true },
  { name: 'myself', paths: ['/myself', '/myself/:from'], screen: myself, tabBar: true },
];
