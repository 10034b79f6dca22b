import type { AppError } from '@shuye/core-domain';
import { ErrorView, Page } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useRetryOnline } from '../../features/load-failure/useRetryOnline.ts';
import { useOnline } from '../../services/useOnline.ts';
import { failureWords } from './offline/failureWords.ts';

interface ReaderFailureProps {
  error: AppError;
  onRetry: () => void;
}

/** A book that could not be opened, with the way on [READER-44] [ERR-06]. */
export function ReaderFailure({ error, onRetry }: ReaderFailureProps) {
  return (
    <Page bar={<BackBar title="阅读" />}>
      <PageTitle />
      <ErrorView {...failureWords(error, useOnline())} onRetry={useRetryOnline(onRetry)} />
    </Page>
  );
}
