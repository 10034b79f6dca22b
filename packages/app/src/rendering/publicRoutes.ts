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
];

const publicNames: ReadonlySet<string> = new Set(names);

/** Whether the route of that name shows everyone the same. */
export const isPublicRoute = (name: string): boolean => publicNames.has(name);
