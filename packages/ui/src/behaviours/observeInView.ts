/**
 * Tells whenever `element` comes within `margin` (CSS length or percent of the viewport) of being visible, or leaves.
 * iOS before 12.2 has no IntersectionObserver: there everything counts as visible at once. Returns what ends it.
 */
export function observeInView(element: Element, margin: string, onChange: (inView: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onChange(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries[entries.length - 1];
      if (last) onChange(last.isIntersecting);
    },
    { rootMargin: `${margin} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
