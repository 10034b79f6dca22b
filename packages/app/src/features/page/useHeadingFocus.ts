import { useEffect } from 'react';
import { useLocation } from '../../router/index.ts';
import { focusHeading } from './focusHeading.ts';

/** Key of the location that a page was opened with. */
export const FIRST_LOCATION = 'default';

/**
 * After a navigation, moves the focus to the page's main heading, so that a screen reader says where it is now. Not where
 * the browser itself has just loaded the page, and said so: it would draw a ring that no key asked for.
 */
export function useHeadingFocus(): void {
  const { key } = useLocation();

  useEffect(() => {
    const { userActivation } = navigator;
    // Kernels without it are told of a first page by its key, as long as nothing has replaced its entry.
    if (userActivation ? userActivation.hasBeenActive : key !== FIRST_LOCATION) focusHeading();
  }, [key]);
}
