import { UNSHELVED_CODE } from '@shuye/core-domain/book';
import type { AppError } from '@shuye/core-domain/error';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { useParams } from '../../router/index.ts';
import { ReaderBook } from './ReaderBook.tsx';
import { ReaderFailure } from './book/ReaderFailure.tsx';
import { RemovedBook } from './book/RemovedBook.tsx';

/** The same reader for a book that its reader brought along: most of it is here. */
export const loadOwnBook = () => import('./own-book/OwnBookScreen.tsx');

const isUnshelved = ({ kind, code }: AppError): boolean => kind === 'server' && code === UNSHELVED_CODE;

/** Reading a book [ROUTE-11]. */
export default function ReaderScreen() {
  const { bookId = '' } = useParams();
  return (
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
