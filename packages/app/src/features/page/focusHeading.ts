/** What stands behind the page of the address: React hides a page that is kept by its style. */
const KEPT = '[style*="display: none"]';

/** Moves the focus to the page's main heading without scrolling. */
export function focusHeading(): void {
  const heading = [...document.querySelectorAll('h1')].find((one) => !one.closest(KEPT));
  if (!heading) return;
  const { scrollX, scrollY } = window;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // Safari before 15 knows no preventScroll.
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
}
