import { UNSHELVED_CODE, type AppError } from '@shuye/core-domain';
import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { Cover } from './Cover.tsx';
import { UnavailableBook } from './UnavailableBook.tsx';
import { useCoverBookId } from './useCoverBookId.ts';

const isUnshelved = ({ kind, code }: AppError): boolean => kind === 'server' && code === UNSHELVED_CODE;

/** A book's cover page, at /cover/{id}, /book/{id} and /book/{id}.html [ROUTE-14..16] [COVER-16]. */
export default function CoverScreen() {
  const bookId = useCoverBookId();
  return (
    <ScreenBoundary
      key={bookId}
      failure={(error, retry) =>
        isUnshelved(error) ? (
          <UnavailableBook words={error.message} />
        ) : (
          <Page bar={<BackBar title="书籍详情" />}>
            <LoadFailure error={error} onRetry={retry} />
          </Page>
        )
      }
    >
      <Cover bookId={bookId} />
    </ScreenBoundary>
  );
}
