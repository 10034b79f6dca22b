import { AppError } from '@shuye/core-domain/error';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface ScreenBoundaryProps {
  /** For an `AppError`; anything else is left to the route's boundary. `retry` asks for the data again. */
  failure: (error: AppError, retry: () => void) => ReactNode;
  /** The queries of the children throw (`useScreenQuery`). */
  children: ReactNode;
}

export const ScreenBoundary = ({ failure, children }: ScreenBoundaryProps) => (
  <ErrorBoundary
    failure={(error, retry) => {
      if (error instanceof AppError) return failure(error, retry);
      throw error;
    }}
  >
    {children}
  </ErrorBoundary>
);
