import { createContext, useContext } from 'react';
import { useLocation as useBrowserLocation, type Location } from 'react-router-dom';

const Context = createContext<Location | undefined>(undefined);

/** Holds a page that is kept but not shown at the address that it was left at. */
export const PageLocationProvider = Context.Provider;

/** The address of the page that asks: the browser's, but for a page that is kept behind the one shown. */
export function useLocation(): Location {
  const browserLocation = useBrowserLocation();
  return useContext(Context) ?? browserLocation;
}
