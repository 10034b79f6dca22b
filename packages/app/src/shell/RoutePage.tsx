import { LoadingBlock } from '@shuye/ui';
import { Suspense } from 'react';
import { CurrentRouteProvider } from '../router/CurrentRoute.ts';
import type { RouteMatch } from '../router/matchRoute.ts';
import { notFound } from '../routes.ts';
import { lazyTabs } from './lazyTabs.ts';
import { RouteBoundary } from './RouteBoundary.tsx';
import { screenOf } from './screens.ts';

export function RoutePage({ route, params }: RouteMatch) {
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
