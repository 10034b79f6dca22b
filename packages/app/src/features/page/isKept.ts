/** Whether an element stands behind the page of the address: React hides a page that is kept by its style. */
export const isKept = (element: Element): boolean => element.closest('[style*="display: none"]') !== null;
