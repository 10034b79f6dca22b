import type { Book } from '@shuye/core-domain/book';
import type { Reader, ReaderState, ReadingStart } from '@shuye/reader-engine';
import { useEffect, useMemo, useState } from 'react';
import { asBook, createOwnSource } from '../../../features/own-books/createOwnSource.ts';
import type { OwnBook } from '../../../features/own-books/OwnBook.ts';
import { useLocation } from '../../../router/index.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { BookOnItsWay } from '../book/BookOnItsWay.tsx';
import { ReaderFailure } from '../book/ReaderFailure.tsx';
import { useReader } from '../book/useReader.ts';
import { useReaderState } from '../book/useReaderState.ts';
import { ReaderPages, type ReaderPagesProps } from '../page/ReaderPages.tsx';
import { usePaging } from '../page/usePaging.ts';
import { preloadView } from '../page/useViewFactory.ts';
import { readerAddress } from '../position/readerAddress.ts';
import { useSavedProgress } from '../position/useSavedProgress.ts';

const openingError = (state: ReaderState) => (state.status === 'failed' ? state.error : undefined);

/** A book of one's own in the same reader. No other device knows of it: its place is kept here and told to nobody. */
export function OpenedOwnBook({ own }: { own: OwnBook }) {
  const { progress } = useServices();
  const { search } = useLocation();
  const [request] = useState(() => readerAddress(search));
  const paging = usePaging(request.paging);
  useEffect(() => preloadView(paging), [paging]);

  const [source, book] = useMemo(() => [createOwnSource(own), asBook(own)] as const, [own]);
  useEffect(() => () => source.close(), [source]);
  const [start] = useState((): ReadingStart => {
    const saved = progress.load(own.bookId);
    return { ...request, ...(saved && { savedPlace: saved.place, savedPercent: saved.percent }) };
  });
  const reader = useReader(book, source, start);
  return reader ? (
    <OwnReading book={book} reader={reader} paging={paging} parameters={request.parameters} />
  ) : (
    <BookOnItsWay />
  );
}

function OwnReading(props: ReaderPagesProps & { book: Book; reader: Reader }) {
  const { book, reader } = props;
  const error = useReaderState(reader, openingError);
  useSavedProgress(reader, book.format, false);
  if (error) return <ReaderFailure error={error} onRetry={() => reader.retry()} />;
  return <ReaderPages {...props}>{null}</ReaderPages>;
}
