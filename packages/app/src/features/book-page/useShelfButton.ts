import type { Book } from '@shuye/core-domain/book';
import { failureMessage } from '@shuye/core-domain/error';
import { shelfButtonState, type ShelfButtonState } from '@shuye/core-domain/shelf';
import { useState, type ReactNode } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useShelf } from '../../hooks/useShelf.ts';
import { toPromotion } from './toPromotion.ts';
import { useShelfLimitWarning } from './useShelfLimitWarning.tsx';

interface ShelfButton {
  state: ShelfButtonState;
  add: () => void;
  alert: ReactNode;
}

/** Whether the book is on the shelf, and the way to put it there [COVER-22]. */
export function useShelfButton(book: Book): ShelfButton {
  const { toaster } = useServices();
  const [isAdding, setIsAdding] = useState(false);
  const isKept = useShelf(({ entries }) => entries.some(({ bookId }) => bookId === book.bookId));
  const addToShelf = useShelf((shelf) => shelf.add);
  const { warningOf, warn, alert } = useShelfLimitWarning();

  const keep = async () => {
    setIsAdding(true);
    const { bookId, title, author, coverUrl, format } = book;
    try {
      const warning = warningOf(bookId);
      await addToShelf({ bookId, title, author, coverUrl, format, offer: toPromotion(book) });
      if (warning !== undefined) warn(warning);
    } catch (error) {
      toaster.show(failureMessage(error));
    } finally {
      setIsAdding(false);
    }
  };

  return { state: shelfButtonState(isAdding, isKept), add: () => void keep(), alert };
}
