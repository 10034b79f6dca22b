import type { AppError } from '@shuye/core-domain/error';
import { ErrorView, NetworkErrorDialog } from '@shuye/ui';
import { useState } from 'react';
import { useRecovery } from '../../hooks/useRecovery.ts';
import { useRetryOnline } from '../../hooks/useRetryOnline.ts';

interface LoadFailureProps {
  error: AppError;
  onRetry: () => void;
  /** The page has something to show all the same: only the dialog comes up, over it. */
  overContent?: boolean;
}

/** A page whose data did not come: the network-error dialog, and behind it the same way on [NET-04] [NET-05]. */
export function LoadFailure({ error, onRetry, overContent = false }: LoadFailureProps) {
  const [open, setOpen] = useState(true);
  const retry = useRetryOnline(onRetry);
  useRecovery(error, onRetry);
  // A server that refused was reached: the dialog then says what it said.
  const message = error.kind === 'server' ? error.message : undefined;
  return (
    <>
      {!overContent && <ErrorView message={error.message} onRetry={retry} />}
      <NetworkErrorDialog open={open} message={message} onRefresh={retry} onClose={() => setOpen(false)} />
    </>
  );
}
