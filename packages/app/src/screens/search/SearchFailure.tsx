import type { AppError } from '@shuye/core-domain/error';
import { ErrorView } from '@shuye/ui';
import { useRecovery } from '../../hooks/useRecovery.ts';
import { useRetryOnline } from '../../hooks/useRetryOnline.ts';

/** A search that failed, and the way to try it again [SEARCH-13]. */
export function SearchFailure({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  useRecovery(error, onRetry);
  return <ErrorView message={error.message} onRetry={useRetryOnline(onRetry)} />;
}
