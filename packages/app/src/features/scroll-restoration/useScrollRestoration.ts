import { useLayoutEffect } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

const asOffset = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

/**
 * Remembers under `key`, until the tab is closed, how far the page was scrolled, and scrolls there again on return.
 * @param delayMs how long to wait with it; 0 scrolls before the page is painted
 */
export function useScrollRestoration(key: string, delayMs = 0): void {
  const { session } = useServices();
  const storageKey = `scroll_${key}` as const;

  useLayoutEffect(() => {
    const offset = session.read(storageKey, asOffset);
    if (!offset) return undefined;
    if (delayMs === 0) {
      window.scrollTo(0, offset);
      return undefined;
    }
    const timer = setTimeout(() => window.scrollTo(0, offset), delayMs);
    return () => clearTimeout(timer);
  }, [session, storageKey, delayMs]);

  // Ends before the next page moves the window; a passive effect may end after that.
  useLayoutEffect(() => {
    // A page of a server can be scrolled before it wakes up.
    let offset: number | undefined = window.scrollY || undefined;
    const onScroll = () => {
      offset = window.scrollY;
    };
    const keep = () => {
      if (offset !== undefined) session.write(storageKey, offset);
    };
    const onPageHide = () => {
      // A document can go before a frame has told of its last scroll.
      offset = window.scrollY || offset;
      keep();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onPageHide);
      keep();
    };
  }, [session, storageKey]);
}
