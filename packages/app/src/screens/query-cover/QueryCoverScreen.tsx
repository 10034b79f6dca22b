import { withoutHtmlSuffix } from '@shuye/core-domain/address';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { useParams } from '../../router/index.ts';
import { QueryCover } from './QueryCover.tsx';
import { QueryCoverFailure } from './QueryCoverFailure.tsx';

/** The page of a phrase that readers search for, and of the book that answers it [ROUTE-19] [ROUTE-20]. */
export default function QueryCoverScreen() {
  const { bookId = '', queryFile = '' } = useParams();
  const queryId = withoutHtmlSuffix(queryFile);
  return (
    <ScreenBoundary
      key={`${bookId} ${queryId}`}
      failure={(error, retry) => <QueryCoverFailure error={error} onRetry={retry} />}
    >
      <QueryCover bookId={bookId} queryId={queryId} />
    </ScreenBoundary>
  );
}
