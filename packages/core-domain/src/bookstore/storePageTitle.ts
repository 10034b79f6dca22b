/** The name of the home page among the store's pages (D-146). */
export const HOME_PAGE = 'home';

/** The name of the monthly library among them (D-174). */
export const MONTHLY_PAGE = 'monthly';

/** Title of a store page: 出版 on every page but home, which has the reader's name alone [ROUTE-07]. */
export const storePageTitle = (pageName: string): string | undefined => (pageName === HOME_PAGE ? undefined : '出版');
