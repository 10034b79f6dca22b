import { LoadingBlock } from '@shuye/ui';
import { Suspense } from 'react';
import { CurrentRouteProvider } from '../router/CurrentRoute.ts';
import { useLocation } from '../router/index.ts';
import { notFoundMatch, matchRoute, type RouteMatch } from '../router/matchRoute.ts';
import { notFound } from '../routes.ts';
import { lazyTabs } from './lazyTabs.ts';
import { LoginGuard } from './login/LoginGuard.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { screenOf } from './screens.ts';
import { ScrollReset } from './ScrollReset.tsx';
import { useReadingTheme } from './useReadingTheme.ts';

/** The page of the current address, its tab bar where the route has one, and what stands in for a page that is loading or failed. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const match = matchRoute(pathname) ?? notFoundMatch;
  useReadingTheme(pathname);
  return (
    <>
      {/* Before the pages: what restores its own scroll comes after the reset. */}
      <ScrollReset />
      <LoginGuard needsLogin={match.route.login ?? false}>
        {match.route.screen ? <Page {...match} /> : <Page {...notFoundMatch} />}
      </LoginGuard>
    </>
  );
}

function Page({ route, params }: RouteMatch) {
  const { name, screen = notFound.screen, tabBar = false } = route;
  const { Component } = screenOf(screen);
  return (
    <CurrentRouteProvider value={{ route, params }}>
      <RouteBoundary key={name}>
        <Suspense fallback={<LoadingBlock full />}>
          <Component />
        </Suspense>
      </RouteBoundary>
      {tabBar && (
        <Suspense>
          <lazyTabs.Component />
        </Suspense>
      )}
    </CurrentRouteProvider>
  );
}
