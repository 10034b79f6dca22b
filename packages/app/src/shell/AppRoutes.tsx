import { LoadingBlock } from '@shuye/ui';
import { Suspense, useState } from 'react';
import { useLocation } from '../router/index.ts';
import { notFoundMatch, matchRoute } from '../router/matchRoute.ts';
import { lazyKeptPages } from './lazyKeptPages.tsx';
import { LoginGuard } from './login/LoginGuard.tsx';
import { RoutePage } from './RoutePage.tsx';
import { ScrollReset } from './ScrollReset.tsx';
import { useReadingTheme } from './useReadingTheme.ts';

/** The page of the current address, and behind it those that are kept alive [ROUTE-56]. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const found = matchRoute(pathname);
  const match = found?.route.screen ? found : notFoundMatch;
  const isKept = match.route.keepAlive ?? false;
  const [hasKept, setHasKept] = useState(isKept);
  if (isKept && !hasKept) setHasKept(true);
  useReadingTheme(pathname);
  return (
    <>
      {/* Before the pages: what restores its own scroll comes after the reset. */}
      <ScrollReset />
      <LoginGuard needsLogin={found?.route.login ?? false}>
        {hasKept && (
          <Suspense fallback={<LoadingBlock full />}>
            <lazyKeptPages.Component />
          </Suspense>
        )}
        {!isKept && <RoutePage {...match} />}
      </LoginGuard>
    </>
  );
}
