import { brand } from '@shuye/core-domain/brand';
import { failureMessage, messages } from '@shuye/core-domain/error';
import { ErrorView, LoadingBlock, Page } from '@shuye/ui';
import { useRetryOnline } from '../hooks/useRetryOnline.ts';
import { BackBar } from '../features/page/BackBar.tsx';
import { ScreenLoadError } from '../router/ScreenLoadError.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { useOnline } from '../hooks/useOnline.ts';
import { useReloadOnce } from './useReloadOnce.ts';

interface RouteFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** A page whose code did not come is loaded afresh once by itself. */
export function RouteFailure({ error, onRetry }: RouteFailureProps) {
  const { reloadPage } = useServices();
  const isOnline = useOnline();
  const isCodeMissing = error instanceof ScreenLoadError;
  const isReloading = useReloadOnce(isCodeMissing);
  const retry = useRetryOnline(isCodeMissing ? reloadPage : onRetry);
  if (isReloading) return <LoadingBlock full />;
  return (
    <Page bar={<BackBar title={brand.readerName} />}>
      <ErrorView
        message={isOnline ? failureMessage(error) : messages.offline}
        retryText={isOnline ? undefined : messages.refresh}
        onRetry={retry}
      />
    </Page>
  );
}
