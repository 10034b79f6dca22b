/** Moves the focus to the page's main heading without scrolling. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  const { scrollX, scrollY } = window;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // Safari before 15 knows no preventScroll.
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
}
