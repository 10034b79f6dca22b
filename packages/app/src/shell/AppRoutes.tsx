import { LoadingBlock } from '@shuye/ui';
import { Suspense } from 'react';
import { Route, Routes } from '../router/index.ts';
import { routes } from '../routes.ts';
import NotFoundScreen from '../screens/not-found/NotFoundScreen.tsx';
import { LoginGuard } from './login/LoginGuard.tsx';
import { MainTabs } from './MainTabs.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { ScrollReset } from './ScrollReset.tsx';

/** The page of the current address, its tab bar where the route has one, and what stands in for a page that is loading or failed. */
export function AppRoutes() {
  return (
    <>
      {/* Before the pages: what restores its own scroll comes after the reset. */}
      <ScrollReset />
      <LoginGuard>
        <Routes>
          {routes.flatMap(({ name, paths, screen: { Component }, tabBar = false }) =>
            paths.map((path) => (
              <Route
                key={path}
                path={path}
                element={
                  <>
                    <RouteBoundary key={name}>
                      <Suspense fallback={<LoadingBlock full />}>
                        <Component />
                      </Suspense>
                    </RouteBoundary>
                    {tabBar && <MainTabs activeId={name} />}
                  </>
                }
              />
            )),
          )}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </LoginGuard>
    </>
  );
}
