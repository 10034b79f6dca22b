import { catalogFailureMessage, type AppError } from '@shuye/core-domain/error';
import { ErrorView } from '@shuye/ui';
import { useEffect } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

interface CatalogFailureProps {
  error: AppError;
  onRetry: () => void;
}

/** A catalogue that did not come: a toast says why, the page stays with a way on [ERR-16..18]. */
export function CatalogFailure({ error, onRetry }: CatalogFailureProps) {
  const { toaster } = useServices();
  const message = catalogFailureMessage(error);
  useEffect(() => toaster.show(message), [toaster, message]);
  return <ErrorView message="目录暂时没有打开" hint={message} onRetry={onRetry} />;
}
