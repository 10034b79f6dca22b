import { matchPath } from 'react-router-dom';
import { routes, type AppRoute, type RouteParams } from '../routes.ts';

export interface RouteMatch {
  route: AppRoute;
  params: RouteParams;
}

/** The route that a path leads to and what it names, with or without a trailing slash; undefined for a path that is none of ours. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    for (const path of route.paths) {
      const match = matchPath(path, pathname);
      if (match) return { route, params: match.params };
    }
  }
  return undefined;
}
