import { isShownOnShelf } from '@shuye/core-domain/shelf';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../services/ServicesContext.tsx';
import {
  createShelfArrangementStore,
  plainArrangement,
  type ShelfArrangement,
  type ShelfArrangementState,
} from '../../stores/shelfArrangementStore.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';
import { useShelf } from '../../hooks/useShelf.ts';

/** Books from which on a shelf can be arranged: fewer are all in sight on a phone, and in the grid. */
export const MIN_ARRANGED_BOOKS = 9;

export interface ArrangedShelf extends Pick<ShelfArrangementState, 'words' | 'arrange' | 'search'> {
  arrangement: ShelfArrangement;
  canArrange: boolean;
  /** The books that are shown, in the shelf's own order. */
  shown: readonly ShelfEntry[];
}

/** What of the shelf is shown, and how. Whatever was chosen, a short shelf shows everything, for nothing there could undo it. */
export function useShelfArrangement(): ArrangedShelf {
  const { storeOf, progress } = useServices();
  const { order, filter, layout, words, arrange, search } = useStore(storeOf(createShelfArrangementStore));
  const entries = useShelf((shelf) => shelf.entries);
  const canArrange = entries.length >= MIN_ARRANGED_BOOKS;

  const isFiltered = canArrange && filter !== 'all';
  // Each place is looked up in storage: not with every letter that is typed.
  const percents = useMemo(
    () => new Map((isFiltered ? entries : []).map(({ bookId }) => [bookId, progress.load(bookId)?.percent])),
    [entries, isFiltered, progress],
  );
  const shown = useMemo(() => {
    if (!canArrange || (filter === 'all' && !words)) return entries;
    return entries.filter(({ bookId, title, author }) =>
      isShownOnShelf({ title, author, percent: percents.get(bookId) }, { filter, words: words ?? '' }),
    );
  }, [entries, canArrange, filter, words, percents]);

  const arrangement = canArrange ? { order, filter, layout } : plainArrangement;
  return { arrangement, canArrange, shown, words: canArrange ? words : undefined, arrange, search };
}
