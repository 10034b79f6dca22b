import type { Book } from '@shuye/core-domain';
import { useEffect, useState } from 'react';
import { useOwner } from './useOwner.ts';

/** The book as this device keeps it: asked for when `isWanted`, undefined until it is known, null where there is none. */
export function useKeptBook(bookId: string, isWanted: boolean): Book | null | undefined {
  const owner = useOwner();
  const [found, setFound] = useState<Book | null>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const tell = (book: Book | null) => {
      if (isCurrent) setFound(book);
    };
    import('./keptBooks.ts')
      .then(({ findKeptBook }) => findKeptBook(bookId, owner))
      .then(
        (kept) => tell(kept?.book ?? null),
        () => tell(null),
      );
    return () => {
      isCurrent = false;
      setFound(undefined);
    };
  }, [bookId, owner, isWanted]);

  return found;
}
