import type { BookstoreModule } from '@shuye/core-domain/bookstore';
import { bookDestination } from '@shuye/core-domain/navigation';
import { useEffect } from 'react';

/** Logs the items that should open a book and do not say which; the modules show no way to them [ROUTE-58]. */
export function useBooksWithoutId(modules: readonly BookstoreModule[]): void {
  useEffect(() => {
    for (const { action, book } of modules.flatMap(({ items }) => items)) {
      const destination = bookDestination(book?.bookId);
      if (action === 'book' && !destination.goes) console.warn(destination.warning);
    }
  }, [modules]);
}
