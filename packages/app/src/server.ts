import { isPublicRoute } from './rendering/publicRoutes.ts';
import { matchRoute } from './router/matchRoute.ts';
import { routes, type AppRoute } from './routes.ts';

export type { AppRoute } from './routes.ts';
export { canonicalPath } from './rendering/canonicalPath.ts';
export { STATE_NAME } from './rendering/PageState.ts';
export { CONFIG_ELEMENT_ID } from './services/RuntimeConfig.ts';
export type { RuntimeConfig } from './services/RuntimeConfig.ts';

const isShown = (route: AppRoute): boolean => route.screen !== undefined;

/** The pages that the application can show. */
export const pages: readonly AppRoute[] = routes.filter(isShown);

/** Patterns of every address that shows a page, such as `/reader/:bookId`. */
export const pagePatterns: readonly string[] = pages.flatMap(({ patterns }) => patterns);

/** Whether everyone sees the same at a path: such pages are rendered by servers and listed by search engines [SEO-15]. */
export const isPublicPage = (pathname: string): boolean => isPublicRoute(matchRoute(pathname)?.route.name ?? '');

/** Whether a path leads to a page. */
export const hasPage = (pathname: string): boolean => matchRoute(pathname)?.route.screen !== undefined;
