import { isKept } from './isKept.ts';

/** Moves the focus to the page's main heading without scrolling. */
export function focusHeading(): void {
  const heading = [...document.querySelectorAll('h1')].find((one) => !isKept(one));
  if (!heading) return;
  const { scrollX, scrollY } = window;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // Safari before 15 knows no preventScroll.
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
}
