import { LoadingBlock } from '@shuye/ui';
import { Suspense } from 'react';
import { useLocation } from '../router/index.ts';
import { matchRoute, type RouteMatch } from '../router/matchRoute.ts';
import { RouteParamsProvider } from '../router/RouteParams.ts';
import NotFoundScreen from '../screens/not-found/NotFoundScreen.tsx';
import { lazyTabs } from './lazyTabs.ts';
import { LoginGuard } from './login/LoginGuard.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { ScrollReset } from './ScrollReset.tsx';
import { usePaper } from './usePaper.ts';

/** The page of the current address, its tab bar where the route has one, and what stands in for a page that is loading or failed. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  usePaper(pathname);
  return (
    <>
      {/* Before the pages: what restores its own scroll comes after the reset. */}
      <ScrollReset />
      <LoginGuard>{match ? <Page {...match} /> : <NotFoundScreen />}</LoginGuard>
    </>
  );
}

function Page({ route: { name, screen, tabBar = false }, params }: RouteMatch) {
  return (
    <RouteParamsProvider value={params}>
      <RouteBoundary key={name}>
        <Suspense fallback={<LoadingBlock full />}>
          <screen.Component />
        </Suspense>
      </RouteBoundary>
      {tabBar && (
        <Suspense>
          <lazyTabs.Component />
        </Suspense>
      )}
    </RouteParamsProvider>
  );
}
