import { readerOpening } from '@shuye/core-domain/book';
import type { ReaderState } from '@shuye/reader-engine';
import { ReaderFailure } from './book/ReaderFailure.tsx';
import { LazyChunk } from './LazyChunk.tsx';
import { ReaderPages, type ReaderPagesProps } from './page/ReaderPages.tsx';
import { RemovedBook } from './book/RemovedBook.tsx';
import { useReaderState } from './book/useReaderState.ts';
import { useOtherDevices } from './position/reconcile/useOtherDevices.ts';
import { useSavedProgress } from './position/useSavedProgress.ts';

const openChapter = (state: ReaderState) => (state.status === 'reading' ? state.chapter.chapter : undefined);
const openingError = (state: ReaderState) => (state.status === 'failed' ? state.error : undefined);

/** Only accounts have other devices. */
const loadReconciliation = () => import('./position/reconcile/Reconciliation.tsx');

/** An open book: the page, and what comes over it when it is touched [READER-07]. */
export function Reading(props: ReaderPagesProps) {
  const { book, reader } = props;
  const chapter = useReaderState(reader, openChapter);
  const error = useReaderState(reader, openingError);
  const { maySync, settle, ...others } = useOtherDevices(book.bookId);
  useSavedProgress(reader, book.format, maySync);

  if (error) return <ReaderFailure error={error} onRetry={() => reader.retry()} />;
  if (!readerOpening(book, chapter ?? { isBought: true }).opens) return <RemovedBook />;
  return (
    <ReaderPages {...props}>
      {!maySync && (
        // A chunk that fails to load decides nothing, so nothing is sent.
        <LazyChunk
          load={loadReconciliation}
          props={{ book, reader, parameters: props.parameters, ...others, onSettled: settle }}
        />
      )}
    </ReaderPages>
  );
}
