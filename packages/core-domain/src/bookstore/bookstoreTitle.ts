import { pageTitle } from '../brand/pageTitle.ts';

/** The name of the home page among the store's pages (D-146). */
export const HOME_PAGE = 'home';

/** Document title of a store page: the reader's name alone on home, 出版 with the suffix on every other [ROUTE-07]. */
export const bookstoreTitle = (pageName: string = HOME_PAGE): string =>
  pageName === HOME_PAGE ? pageTitle() : pageTitle('出版');
