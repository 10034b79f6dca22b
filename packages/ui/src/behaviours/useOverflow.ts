import { type RefObject, useSyncExternalStore } from 'react';

/** Glyphs may reach a little below their line. */
const TOLERANCE_PX = 8;

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};
const onServer = () => undefined;

/**
 * Whether an element holds more than it shows; measured after every render and when the window changes. A server cannot
 * measure: undefined there, and until the element stands, which is seen for a moment before it is measured.
 */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean | undefined {
  // A function of its own for every render: React compares again once the new content stands.
  const measure = () => {
    const box = element.current;
    return box === null ? undefined : box.scrollHeight > box.clientHeight + TOLERANCE_PX;
  };
  return useSyncExternalStore<boolean | undefined>(onResize, measure, onServer);
}
