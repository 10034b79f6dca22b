import { bookAvailability, type Book } from '@shuye/core-domain';
import type { ReadingStart } from '@shuye/reader-engine';
import { LoadingBlock } from '@shuye/ui';
import { useEffect, useState } from 'react';
import { useLocation } from '../../router/index.ts';
import { bookQuery } from '../../services/queries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenQuery } from '../../services/useScreenQuery.ts';
import type { ReaderPaging } from '../../stores/readerSettingsStore.ts';
import { readerAddress, type ReaderAddressWishes } from './readerAddress.ts';
import { Reading } from './Reading.tsx';
import { RemovedBook } from './RemovedBook.tsx';
import { useForgottenForce } from './useForgottenForce.ts';
import { usePaging } from './usePaging.ts';
import { useReader } from './useReader.ts';
import { preloadView } from './useViewFactory.ts';

interface OpenedBookProps {
  book: Book;
  wishes: ReaderAddressWishes;
  paging: ReaderPaging;
}

/** The book, then its chapters; a loading block until they are on their way [READER-15]. */
export function ReaderBook({ bookId }: { bookId: string }) {
  const { client } = useServices();
  const { search } = useLocation();
  // What the address wished for when it was opened; later changes of it are our own.
  const [wishes] = useState(() => readerAddress(search));
  const paging = usePaging(wishes.paging);
  useForgottenForce();
  useEffect(() => preloadView(paging), [paging]);

  const { data: book } = useScreenQuery(bookQuery(client, bookId));
  if (!book) return <LoadingBlock full />;
  return bookAvailability(book) === 'unshelved' ? (
    <RemovedBook />
  ) : (
    <OpenedBook book={book} wishes={wishes} paging={paging} />
  );
}

function OpenedBook({ book, wishes, paging }: OpenedBookProps) {
  const { progress } = useServices();
  const [start] = useState((): ReadingStart => {
    const savedPlace = progress.load(book.bookId)?.place;
    return { ...wishes, ...(savedPlace ? { savedPlace } : {}) };
  });
  const reader = useReader(book, start);
  return reader ? (
    <Reading book={book} reader={reader} paging={paging} parameters={wishes.parameters} />
  ) : (
    <LoadingBlock full />
  );
}
