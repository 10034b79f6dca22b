import { unavailableText, UNSHELVED_CODE } from '@shuye/core-domain/book';
import type { AppError } from '@shuye/core-domain/error';
import { ErrorView, LeafIllustration, Page } from '@shuye/ui';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';

interface QueryCoverFailureProps {
  error: AppError;
  onRetry: () => void;
}

/** A book that may not be shown, in the server's words; or one that did not come, and the way to ask for it again. */
export function QueryCoverFailure({ error, onRetry }: QueryCoverFailureProps) {
  if (error.kind !== 'server' || error.code !== UNSHELVED_CODE) {
    return (
      <Page bar={<BackBar title="书籍详情" />}>
        <LoadFailure error={error} onRetry={onRetry} />
      </Page>
    );
  }
  return <UnavailablePhrase words={error.message} />;
}

/** Without a button, as the cover of such a book [COVER-18]. */
export function UnavailablePhrase({ words }: { words?: string }) {
  const message = unavailableText(words);
  return (
    <Page bar={<BackBar title="书籍详情" />}>
      <PageTitle name={message} />
      <ErrorView message={message} illustration={<LeafIllustration />} />
    </Page>
  );
}
