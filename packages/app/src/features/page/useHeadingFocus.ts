import { useEffect } from 'react';
import { useLocation } from '../../router/index.ts';
import { focusHeading } from './focusHeading.ts';
import { rescueFocus } from './rescueFocus.ts';

/** Key of the location that a page was opened with. */
export const FIRST_LOCATION = 'default';

/**
 * After a navigation, moves the focus to the page's main heading, so that a screen reader says where it is now. Not where
 * the browser itself has just loaded the page, and said so: it would draw a ring that no key asked for. Nor from where its
 * reader already is, e.g. types, when the page wakes up.
 */
export function useHeadingFocus(): void {
  const { key } = useLocation();

  useEffect(() => {
    const { userActivation } = navigator;
    const isFirst = key === FIRST_LOCATION;
    // Kernels without it are told of a first page by its key, as long as nothing has replaced its entry.
    if (userActivation ? userActivation.hasBeenActive : !isFirst) (isFirst ? rescueFocus : focusHeading)();
  }, [key]);
}
