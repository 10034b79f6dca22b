import type { ReactNode } from 'react';
import { ErrorBoundary } from '../features/boundary/ErrorBoundary.tsx';
import { useLocation } from '../router/index.ts';
import { RouteFailure } from './RouteFailure.tsx';

/** Whatever goes wrong on a page stays on it, and always shows a way on. Another address starts afresh. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} failure={(error, retry) => <RouteFailure error={error} onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
