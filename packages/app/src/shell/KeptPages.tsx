import { Activity, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '../router/index.ts';
import { matchRoute, type RouteMatch } from '../router/matchRoute.ts';
import { PageLocationProvider } from '../router/PageLocation.ts';
import { keepPage } from './keepPage.ts';
import { RoutePage } from './RoutePage.tsx';

interface KeptPage {
  path: string;
  match: RouteMatch;
}

/**
 * The page of the address, if its route is kept alive, and behind it those that were left: hidden, without effects, at
 * their last address [ROUTE-56]. A page is known by its path, so that filters in the query change it where it stands.
 */
export default function KeptPages() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  const match = matchRoute(pathname);
  const isKept = match?.route.keepAlive ?? false;
  if (match && isKept && pages.at(-1)?.path !== pathname) {
    setPages(keepPage(pages, { path: pathname, match }));
  }
  // No visit changes the order: a page that is moved in the document would lose the scroll of its parts.
  const standing = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  return standing.map(({ path, match: of }) => <Kept key={path} match={of} isShown={isKept && path === pathname} />);
}

function Kept({ match, isShown }: { match: RouteMatch; isShown: boolean }) {
  const browserLocation = useLocation();
  const [location, setLocation] = useState(browserLocation);
  const scroll = useRef(0);
  if (isShown && location !== browserLocation) setLocation(browserLocation);
  return (
    <PageLocationProvider value={isShown ? browserLocation : location}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <RoutePage {...match} />
        <WindowScroll position={scroll} />
      </Activity>
    </PageLocationProvider>
  );
}

function WindowScroll({ position }: { position: RefObject<number> }) {
  useLayoutEffect(() => {
    if (position.current > 0) window.scrollTo(0, position.current);
    return () => {
      position.current = window.scrollY;
    };
  }, [position]);
  return null;
}
