import { AppError } from '@shuye/core-domain/error';
import { useRecovery } from './useRecovery.ts';
import { useRetryOnline } from './useRetryOnline.ts';

/** How a part of a page that did not come is asked for again: by its reader, or by itself once there is a network. */
export function usePartRetry({ error, refetch }: { error: Error | null; refetch: () => unknown }): () => void {
  const retry = (): void => void refetch();
  useRecovery(error instanceof AppError ? error : undefined, retry);
  return useRetryOnline(retry);
}
