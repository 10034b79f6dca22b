import { failureMessage, type Book } from '@shuye/core-domain';
import type { AddToShelfButtonProps } from '@shuye/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useShelf } from '../../stores/useShelf.ts';
import { offerOf } from './offerOf.ts';

/** Whether the book is on the shelf, and the way to put it there [COVER-22]. */
export function useShelfButton(book: Book): { state: AddToShelfButtonProps['state']; add: () => void } {
  const { toaster } = useServices();
  const [isAdding, setIsAdding] = useState(false);
  const isKept = useShelf(({ entries }) => entries.some(({ bookId }) => bookId === book.bookId));
  const addToShelf = useShelf((shelf) => shelf.add);

  const keep = async () => {
    setIsAdding(true);
    const { bookId, title, author, coverUrl, format } = book;
    try {
      await addToShelf({ bookId, title, author, coverUrl, format, offer: offerOf(book) });
    } catch (error) {
      toaster.show(failureMessage(error));
    } finally {
      setIsAdding(false);
    }
  };

  return { state: isAdding ? 'adding' : isKept ? 'added' : 'absent', add: () => void keep() };
}
