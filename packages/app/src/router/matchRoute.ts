import { matchRoutes } from 'react-router-dom';
import { routes, type AppRoute, type RouteParams } from '../routes.ts';

export interface RouteMatch {
  route: AppRoute;
  params: RouteParams;
}

const patterns = routes.flatMap((route) => route.paths.map((path) => ({ path, route })));

/** The route that a path leads to and what it names, with or without a trailing slash; undefined for a path that is none of ours. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const match = matchRoutes(patterns, pathname)?.[0];
  return match && { route: match.route.route, params: match.params };
}
