import { useEffect } from 'react';
import { useLocation } from '../../router/index.ts';
import { focusHeading } from './focusHeading.ts';

/** Key of the location that a page was opened with. */
export const FIRST_LOCATION = 'default';

/** After a navigation, moves the focus to the page's main heading, so that a screen reader says where it is now. */
export function useHeadingFocus(): void {
  const { key } = useLocation();

  useEffect(() => {
    if (key !== FIRST_LOCATION) focusHeading();
  }, [key]);
}
