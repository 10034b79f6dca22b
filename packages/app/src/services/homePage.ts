/** Name of the bookstore's home among its pages (D-146). */
export const HOME_PAGE = 'home';
