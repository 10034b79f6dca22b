import { failureMessage } from '@shuye/core-domain';
import { ErrorView, LoadingBlock, Page } from '@shuye/ui';
import { BackBar } from '../features/page/BackBar.tsx';
import { ScreenLoadError } from '../router/ScreenLoadError.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { useReloadOnce } from './useReloadOnce.ts';

interface RouteFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Instead of a page that failed: what happened and a way on. A page whose code did not come is loaded afresh once by itself. */
export function RouteFailure({ error, onRetry }: RouteFailureProps) {
  const { reloadPage } = useServices();
  const isCodeMissing = error instanceof ScreenLoadError;
  const isReloading = useReloadOnce(isCodeMissing);
  if (isReloading) return <LoadingBlock full />;
  return (
    <Page bar={<BackBar />}>
      <ErrorView message={failureMessage(error)} onRetry={isCodeMissing ? reloadPage : onRetry} />
    </Page>
  );
}
