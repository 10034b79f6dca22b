import type { AppError } from '@shuye/core-domain/error';
import { useRetryOnline } from '../../../features/load-failure/useRetryOnline.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { failureMessage } from '../offline/failureMessage.ts';
import { ReaderNotice } from '../page/ReaderNotice.tsx';

interface ReaderFailureProps {
  error: AppError;
  onRetry: () => void;
}

/** A book that could not be opened, with the way on [READER-44] [ERR-06]. */
export function ReaderFailure({ error, onRetry }: ReaderFailureProps) {
  return <ReaderNotice {...failureMessage(error, useOnline())} onRetry={useRetryOnline(onRetry)} />;
}
