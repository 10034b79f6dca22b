import { HOME_PAGE } from '@shuye/core-domain/bookstore';
import { lazyScreen, type LoadScreen, type Screen } from '../router/lazyScreen.tsx';
import type { RouteParams } from '../router/matchRoute.ts';
import type { ScreenName } from '../routes.ts';
import { prefetchBook } from '../queries/prefetchBook.ts';
import type { Services } from '../services/Services.ts';

/**
 * The screens that readers come to from outside: where each is loaded from is part of every first visit. All others are
 * listed in `innerScreens.ts`, which costs a page nothing until one of them is opened.
 */
const outerScreens = {
  bookstore: () => import('../screens/bookstore/BookstoreScreen.tsx'),
  cover: () => import('../screens/cover/CoverScreen.tsx'),
  catalog: () => import('../screens/catalog/CatalogScreen.tsx'),
  reader: () => import('../screens/reader/ReaderScreen.tsx'),
  shelf: () => import('../screens/shelf/ShelfScreen.tsx'),
} satisfies Partial<Record<ScreenName, LoadScreen>>;

type OuterScreen = keyof typeof outerScreens;
export type InnerScreen = Exclude<ScreenName, OuterScreen>;

const isOuter = (name: ScreenName): name is OuterScreen => name in outerScreens;

const load: (name: ScreenName) => ReturnType<LoadScreen> = (name) =>
  isOuter(name) ? outerScreens[name]() : import('./innerScreens.ts').then((inner) => inner.innerScreens[name]());

const screens = new Map<ScreenName, Screen>();

export function screenOf(name: ScreenName): Screen {
  const known = screens.get(name);
  if (known) return known;
  const made = lazyScreen(() => load(name));
  screens.set(name, made);
  return made;
}

/** Asks for what a screen needs while its code is still loading. Never rejects: the screen shows a failure. */
type Prefetch = (services: Services, params: RouteParams) => Promise<void>;

const book: Prefetch = (services, { bookFile = '', bookId = bookFile }) => prefetchBook(services, bookId);

export const prefetches: Partial<Record<ScreenName, Prefetch>> = {
  // Only the store asks for this call, so that it is no part of other pages' first load.
  bookstore: (services, { pageName = HOME_PAGE }) =>
    import('../queries/storePageQuery.ts').then(
      ({ storePageQuery }) => services.query.prefetchQuery(storePageQuery(services, pageName)),
      () => undefined,
    ),
  cover: book,
  catalog: book,
  reader: book,
};
