import type { RouteMatch } from '../router/matchRoute.ts';
import type { routes } from '../routes.ts';

type RouteName = (typeof routes)[number]['name'];

/**
 * Routes that show everyone the same: a server renders them, and search engines list them; all others are a reader's own
 * [SEO-15] (D-055). Apart from the table, which every browser loads.
 */
const names: readonly RouteName[] = [
  'home',
  'bookstore',
  'myVipBookStore',
  'cover',
  'query-cover',
  'catalog',
  'reader',
  'categoryIndex',
  'categoryDetail',
  'rankIndex',
  'rankDetail',
  'shortStory',
  'download',
  'privacy-policy',
  'user-agreement',
  'recom',
  'question',
  'questionList',
  'questionDetail',
  'label',
  'labelSecond',
  'hotSearch',
];

const publicNames: ReadonlySet<string> = new Set(names);

export const isPublicRoute = (name: string): boolean => publicNames.has(name);

/**
 * Whether a server renders the page of that route: every public one, and the search with what a word finds, whose form
 * works without scripts and which nobody should list: each word would be another page [SEARCH-29] [ROUTE-33].
 */
export const isRendered = ({ route }: RouteMatch): boolean => isPublicRoute(route.name) || route.name === 'search';
