/** The page that is seen of a view that turns pages; none of them may be moving. */
export const visibleLeaf = (element: HTMLElement): HTMLElement | undefined =>
  Array.from(element.children).find(
    (child): child is HTMLElement => child instanceof HTMLElement && getComputedStyle(child).visibility === 'visible',
  );
