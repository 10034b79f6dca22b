import { createContext, useContext } from 'react';
import type { AppRoute } from '../routes.ts';
import type { RouteMatch, RouteParams } from './matchRoute.ts';

const Context = createContext<RouteMatch | undefined>(undefined);

/** Tells the page inside which route it is on, and what its address names. */
export const CurrentRouteProvider = Context.Provider;

const NO_PARAMS: RouteParams = {};

/** What the address names, by the names of the pattern's parts. */
export const useParams = (): RouteParams => useContext(Context)?.params ?? NO_PARAMS;

/** The route of the page; undefined for a part that is shown outside of one. */
export const useRoute = (): AppRoute | undefined => useContext(Context)?.route;
