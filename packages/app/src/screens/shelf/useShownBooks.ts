import { isShownOnShelf } from '@shuye/core-domain/shelf';
import { useMemo } from 'react';
import { useShelf } from '../../hooks/useShelf.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';
import { useShelfArrangement } from './useShelfArrangement.ts';
import type { ShelfPlaces } from './useShelfPlaces.ts';
import { useShelfView } from './useShelfView.ts';

/**
 * The books that are shown, in the shelf's own order: the newest 300, or those of all that their reader asks for by a filter
 * or by words.
 */
export function useShownBooks({ leftAt }: ShelfPlaces): readonly ShelfEntry[] {
  const { arrangement, words } = useShelfArrangement();
  const { isAll } = useShelfView();
  const entries = useShelf((shelf) => shelf.entries);
  const hidden = useShelf((shelf) => shelf.hidden);
  const { filter } = arrangement;
  const isNarrowed = filter !== 'all' || !!words;

  return useMemo(() => {
    const books = (isAll || isNarrowed) && hidden.length > 0 ? [...entries, ...hidden] : entries;
    if (!isNarrowed) return books;
    return books.filter(({ bookId, title, author }) =>
      isShownOnShelf({ title, author, percent: leftAt(bookId)?.percent }, { filter, words: words ?? '' }),
    );
  }, [entries, hidden, isAll, isNarrowed, filter, words, leftAt]);
}
