import { AppError, messages } from '@shuye/core-domain/error';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { useShelf } from '../../hooks/useShelf.ts';

const error = new AppError('server', messages.shelfSyncFailure);

interface SyncFailureViewProps {
  hasBooks: boolean;
  onRetry: () => void;
}

/** The server's shelf could not be had: asks for it again once there is a network [SHELFSYNC-19] [SHELFSYNC-23] [ERR-53]. */
export function SyncFailureView({ hasBooks, onRetry }: SyncFailureViewProps) {
  const setStatus = useShelf((shelf) => shelf.setStatus);
  const retry = () => {
    setStatus({ failure: undefined });
    onRetry();
  };
  return <LoadFailure error={error} onRetry={retry} overContent={hasBooks} />;
}
