import type { AppRoute } from '../routes.ts';
import { matchRoute } from './matchRoute.ts';

/** The route that a path leads to; undefined for a path that is none of ours. */
export const findRoute = (pathname: string): AppRoute | undefined => matchRoute(pathname)?.route;
