import { bookAvailability, type Book } from '@shuye/core-domain/book';
import type { ReadingStart } from '@shuye/reader-engine';
import { LoadingBlock } from '@shuye/ui';
import { useEffect, useState } from 'react';
import { useLocation } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import type { ReaderPaging } from '../../stores/readerSettingsStore.ts';
import { useChapterSource } from './book/useChapterSource.ts';
import { useReadableBook } from './book/useReadableBook.ts';
import { readerAddress, type ReaderAddressWishes } from './readerAddress.ts';
import { Reading } from './Reading.tsx';
import { RemovedBook } from './RemovedBook.tsx';
import { useForgottenForce } from './useForgottenForce.ts';
import { usePaging } from './usePaging.ts';
import { useReader } from './useReader.ts';
import { preloadView } from './useViewFactory.ts';

interface OpenedBookProps {
  book: Book;
  hasInfo: boolean;
  wishes: ReaderAddressWishes;
  paging: ReaderPaging;
}

const onItsWay = <LoadingBlock full />;

/** The book, then its chapters; a loading block until they are on their way [READER-15]. */
export function ReaderBook({ bookId }: { bookId: string }) {
  const { search } = useLocation();
  // What the address wished for when it was opened; later changes of it are our own.
  const [wishes] = useState(() => readerAddress(search));
  const paging = usePaging(wishes.paging);
  useForgottenForce();
  useEffect(() => preloadView(paging), [paging]);

  const found = useReadableBook(bookId, wishes.parameters.bookType);
  if (!found) return onItsWay;
  return bookAvailability(found.book) === 'unshelved' ? (
    <RemovedBook />
  ) : (
    <OpenedBook {...found} wishes={wishes} paging={paging} />
  );
}

function OpenedBook({ book, hasInfo, wishes, paging }: OpenedBookProps) {
  const { progress } = useServices();
  const [start] = useState((): ReadingStart => {
    const savedPlace = progress.load(book.bookId)?.place;
    return { ...wishes, ...(savedPlace ? { savedPlace } : {}) };
  });
  const reader = useReader(book, useChapterSource(book, hasInfo), start);
  return reader ? <Reading book={book} reader={reader} paging={paging} parameters={wishes.parameters} /> : onItsWay;
}
