import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '../router/index.ts';

/** Starts every page at its top [ROUTE-02]; pages that restore their scroll do so afterwards (D-006). */
export function ScrollReset() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);

  return null;
}
