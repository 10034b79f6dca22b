import { bookAvailability, type Book } from '@shuye/core-domain/book';
import type { ReadingStart } from '@shuye/reader-engine';
import { useEffect, useState } from 'react';
import { useLocation } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import type { ReaderPaging } from '../../stores/readerSettingsStore.ts';
import { BookOnItsWay } from './book/BookOnItsWay.tsx';
import { useChapterSource } from './book/useChapterSource.ts';
import { useReadableBook } from './book/useReadableBook.ts';
import { readerAddress, type ReaderAddressRequest } from './position/readerAddress.ts';
import { Reading } from './Reading.tsx';
import { RemovedBook } from './book/RemovedBook.tsx';
import { useDropForcedChapterParam } from './position/useDropForcedChapterParam.ts';
import { usePaging } from './page/usePaging.ts';
import { useReader } from './book/useReader.ts';
import { preloadView } from './page/useViewFactory.ts';

interface OpenedBookProps {
  book: Book;
  hasInfo: boolean;
  request: ReaderAddressRequest;
  paging: ReaderPaging;
}

const loading = <BookOnItsWay />;

/** The book, then its chapters; a loading block until they are on their way [READER-15]. */
export function ReaderBook({ bookId }: { bookId: string }) {
  const { search } = useLocation();
  // The address as it was opened: later changes of it are made by the reader screen itself.
  const [request] = useState(() => readerAddress(search));
  const paging = usePaging(request.paging);
  useDropForcedChapterParam();
  useEffect(() => preloadView(paging), [paging]);

  const found = useReadableBook(bookId, request.parameters.bookType);
  if (!found) return loading;
  return bookAvailability(found.book) === 'unshelved' ? (
    <RemovedBook />
  ) : (
    <OpenedBook {...found} request={request} paging={paging} />
  );
}

function OpenedBook({ book, hasInfo, request, paging }: OpenedBookProps) {
  const { progress } = useServices();
  const [start] = useState((): ReadingStart => {
    const saved = progress.load(book.bookId);
    return { ...request, ...(saved && { savedPlace: saved.place, savedPercent: saved.percent }) };
  });
  const reader = useReader(book, useChapterSource(book, hasInfo), start);
  return reader ? <Reading book={book} reader={reader} paging={paging} parameters={request.parameters} /> : loading;
}
