import { isLocalBookId, UNSHELVED_CODE } from '@shuye/core-domain/book';
import type { AppError } from '@shuye/core-domain/error';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { useParams } from '../../router/index.ts';
import { lazyScreen } from '../../router/lazyScreen.tsx';
import { ReaderBook } from './ReaderBook.tsx';
import { ReaderFailure } from './book/ReaderFailure.tsx';
import { RemovedBook } from './book/RemovedBook.tsx';

const isUnshelved = ({ kind, code }: AppError): boolean => kind === 'server' && code === UNSHELVED_CODE;

/** Where its code does not come, the page says so and offers to try again. */
const ownBook = lazyScreen(() => import('./own/OwnBook.tsx'));

/** Reading a book [ROUTE-11], or one that the reader brought along. */
export default function ReaderScreen() {
  const { bookId = '' } = useParams();
  return isLocalBookId(bookId) ? (
    <ownBook.Component />
  ) : (
    <ScreenBoundary
      key={bookId}
      failure={(error, retry) =>
        isUnshelved(error) ? <RemovedBook message={error.message} /> : <ReaderFailure error={error} onRetry={retry} />
      }
    >
      <ReaderBook bookId={bookId} />
    </ScreenBoundary>
  );
}
