import { UNSHELVED_CODE, unavailableText } from '@shuye/core-domain/book';
import type { AppError } from '@shuye/core-domain/error';
import { ErrorView, LeafIllustration, Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useParams } from '../../router/index.ts';
import { Story } from './Story.tsx';

const isUnshelved = ({ kind, code }: AppError): boolean => kind === 'server' && code === UNSHELVED_CODE;

/** A short story, read on the page that presents it [ROUTE-28] [SHORT-01] [SHORT-02] (D-121). */
export default function ShortStoryScreen() {
  const { bid = '' } = useParams();
  return (
    <ScreenBoundary
      key={bid}
      failure={(error, retry) => (
        <Page bar={<BackBar title="短篇" />}>
          {isUnshelved(error) ? (
            <UnavailableStory message={unavailableText(error.message)} />
          ) : (
            <LoadFailure error={error} onRetry={retry} />
          )}
        </Page>
      )}
    >
      <Story bookId={bid} />
    </ScreenBoundary>
  );
}

function UnavailableStory({ message }: { message: string }) {
  return (
    <>
      <PageTitle name={message} />
      <ErrorView message={message} illustration={<LeafIllustration />} />
    </>
  );
}
