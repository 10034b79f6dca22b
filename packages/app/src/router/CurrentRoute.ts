import { createContext, useContext } from 'react';
import type { AppRoute } from '../routes.ts';
import type { RouteMatch, RouteParams } from './matchRoute.ts';

const Context = createContext<RouteMatch | undefined>(undefined);

export const CurrentRouteProvider = Context.Provider;

const NO_PARAMS: RouteParams = {};

export const useParams = (): RouteParams => useContext(Context)?.params ?? NO_PARAMS;

/** Undefined for a part that is shown outside of a page. */
export const useRoute = (): AppRoute | undefined => useContext(Context)?.route;
