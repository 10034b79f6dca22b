/** Lets the focus reach only the links on the page that is shown: one of another page would pull that page half into view. */
export function focusShownLinks(box: HTMLElement): void {
  const { left, right } = box.getBoundingClientRect();
  for (const link of Array.from(box.querySelectorAll<HTMLAnchorElement>('a[href]'))) {
    const isShown = Array.from(link.getClientRects()).some((part) => part.left < right - 1 && part.right > left + 1);
    link.tabIndex = isShown ? 0 : -1;
  }
}
