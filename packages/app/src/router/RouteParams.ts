import { createContext, useContext } from 'react';
import type { RouteParams } from '../routes.ts';

const Context = createContext<RouteParams>({});

/** Tells the page inside what its address names. */
export const RouteParamsProvider = Context.Provider;

/** What the address names, by the names of the pattern's parts. */
export const useParams = (): RouteParams => useContext(Context);
