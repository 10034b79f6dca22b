import { AppError } from '@shuye/core-domain/error';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface ScreenBoundaryProps {
  /** For an `AppError`; anything else is left to the route's boundary. `retry` asks for the data again. */
  failure: (error: AppError, retry: () => void) => ReactNode;
  /** The queries of the children throw (`throwOnError`). */
  children: ReactNode;
}

const isUnforeseen = (error: unknown): boolean => !(error instanceof AppError);

export function ScreenBoundary({ failure, children }: ScreenBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onRetry={reset}
          passes={isUnforeseen}
          failure={(error, retry) => error instanceof AppError && failure(error, retry)}
        >
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
