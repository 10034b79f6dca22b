import { useEffect } from 'react';
import { useLocation } from '../../router/index.ts';

/** Key of the location that a page was opened with. */
export const FIRST_LOCATION = 'default';

/** After a navigation, moves the focus to the page's main heading, so that a screen reader says where it is now. */
export function useHeadingFocus(): void {
  const { key } = useLocation();

  useEffect(() => {
    const heading = document.querySelector('h1');
    if (key === FIRST_LOCATION || !heading) return;
    const { scrollX, scrollY } = window;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // Safari before 15 knows no preventScroll.
    if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
  }, [key]);
}
