import { useImpressions } from '@shuye/ui';
import { useCallback, useEffect, useRef } from 'react';
import { matchRoute, notFoundMatch } from '../router/matchRoute.ts';
import { sendEvent } from '../services/sendEvent.ts';
import type { Services } from '../services/Services.ts';

/** How often a page is looked through for tiles that came later: more rows, other books. */
const LOOK_INTERVAL_MS = 2000;
/** Tiles beyond this number are not reported for one visit. */
const MAX_TILES = 500;

interface Tile {
  bookId: string;
  to: string;
}

/** None for a link that leads elsewhere, or stays with the book of the page. */
function tileOf(link: HTMLAnchorElement, pathname: string): Tile | undefined {
  if (link.origin !== window.location.origin) return undefined;
  const { route, params } = matchRoute(link.pathname) ?? notFoundMatch;
  const bookId = params['bookId'] ?? params['bookFile'] ?? params['bid'];
  const own = matchRoute(pathname)?.params['bookId'];
  return bookId === undefined || bookId === own ? undefined : { bookId, to: route.name };
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;

/**
 * Reports which books a page showed and which of them was tapped [EVT-02] [EVT-03] [UI-27]. Watched from outside, so that
 * no tile can be forgotten; one of these for each visit to a page.
 */
export function TileEvents({ services, pathname }: { services: Services; pathname: string }) {
  const page = (matchRoute(pathname) ?? notFoundMatch).route.name;
  const report = useCallback(
    (seen: string[]) => {
      for (const one of seen) {
        const [to = '', bookId = ''] = one.split(' ');
        sendEvent(services, { kind: 'exposure', page, name: 'tile', fields: { bookId, to } });
      }
    },
    [services, page],
  );
  const impressionOf = useImpressions(report);
  const latest = useRef(impressionOf);
  useEffect(() => {
    latest.current = impressionOf;
  });

  useEffect(() => {
    const watched = new Map<Element, (() => void) | undefined>();
    const look = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
        if (watched.has(link) || watched.size >= MAX_TILES) continue;
        const tile = tileOf(link, pathname);
        watched.set(link, tile && latest.current(`${tile.to} ${tile.bookId}`)(link));
      }
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = linkAt(target);
      const tile = link && tileOf(link, pathname);
      if (tile) sendEvent(services, { kind: 'click', page, name: 'tile', fields: { ...tile } });
    };
    const timer = setInterval(look, LOOK_INTERVAL_MS);
    // Before a link changes the page.
    document.addEventListener('click', onClick, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('click', onClick, true);
      for (const end of watched.values()) end?.();
    };
  }, [services, pathname, page]);

  return null;
}
