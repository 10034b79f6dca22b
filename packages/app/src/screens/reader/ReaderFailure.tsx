import { messages, type AppError } from '@shuye/core-domain';
import { ErrorView, Page } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useRetryOnline } from '../../features/load-failure/useRetryOnline.ts';

interface ReaderFailureProps {
  error: AppError;
  onRetry: () => void;
}

/** A server that answered says why; otherwise the network is to blame [READER-44, ERR-06]. */
const wordsOf = ({ kind, message }: AppError): string => (kind === 'server' ? message : messages.readerRetry);

/** A book that could not be opened, with the way on [READER-44] [ERR-06]. */
export function ReaderFailure({ error, onRetry }: ReaderFailureProps) {
  return (
    <Page bar={<BackBar />}>
      <PageTitle />
      <ErrorView message={wordsOf(error)} onRetry={useRetryOnline(onRetry)} />
    </Page>
  );
}
