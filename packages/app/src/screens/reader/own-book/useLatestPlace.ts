import { isLoggedInId } from '@shuye/core-domain/member';
import { useEffect, useState } from 'react';
import type { OwnBook } from '../../../features/own-books/OwnBook.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { toldBooks } from '../../../services/toldBooks.ts';

/** A book is not kept waiting for longer, ms: where it was left here is a good place too. */
const PATIENCE_MS = 800;

/** Whether a book may be opened: one of the account's space is asked for where its other devices read it last. */
export function useLatestPlace(book: OwnBook | null | undefined): boolean {
  const services = useServices();
  const [readyFor, setReadyFor] = useState<string>();
  const isTold = !!book && isLoggedInId(services.userId()) && toldBooks(services.storage).has(book.bookId);

  useEffect(() => {
    if (!book || !isTold) return undefined;
    let isOver = false;
    const end = () => {
      if (!isOver) setReadyFor(book.edition);
      isOver = true;
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const take = async () => {
      const { takeLatestPlace } = await import('../../../features/own-books/space/takePlaces.ts');
      const chapterIds = book.chapters.map(({ chapterId }) => chapterId);
      const isMoved = await takeLatestPlace(services, book.bookId, chapterIds);
      if (isMoved && !isOver) services.toaster.show('已接着其他设备的进度，原来的位置在“足迹”里');
    };
    take()
      .catch((cause: unknown) => console.info('Where other devices read is not known.', cause))
      .finally(end)
      .catch(console.info);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [book, isTold, services]);

  return !isTold || readyFor === book.edition;
}
