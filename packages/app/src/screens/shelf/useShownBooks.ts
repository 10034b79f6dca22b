import { isShownOnShelf } from '@shuye/core-domain/shelf';
import type { ShelfGroup } from '@shuye/core-domain/shelf-groups';
import { useMemo } from 'react';
import { useShelf } from '../../hooks/useShelf.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';
import { useKnownGroups } from './groups/ShelfGroupsContext.ts';
import { useShelfArrangement } from './useShelfArrangement.ts';
import { useShelfEntries } from './useShelfEntries.ts';
import type { ShelfPlaces } from './useShelfPlaces.ts';
import { useShelfView } from './useShelfView.ts';

export interface GroupOfBooks {
  group: ShelfGroup;
  books: readonly ShelfEntry[];
}

export interface ShownBooks {
  /** All that is shown, those in groups too. */
  books: readonly ShelfEntry[];
  /** The groups that stand in the place of their books; those without any are left out. */
  groups: readonly GroupOfBooks[];
  /** The books that stand by themselves, in the shelf's own order. */
  loose: readonly ShelfEntry[];
}

const noGroups: readonly GroupOfBooks[] = [];

/**
 * Selects the newest 300 books, those in groups behind them, or those of all, or of one group, that their reader asks
 * for by a filter or by words.
 */
export function useShownBooks({ leftAt }: ShelfPlaces): ShownBooks {
  const { arrangement, words } = useShelfArrangement();
  const { isAll, groupId } = useShelfView();
  const { groups, groupOf } = useKnownGroups();
  const entries = useShelfEntries();
  const hidden = useShelf((shelf) => shelf.hidden);
  const { filter } = arrangement;
  const isNarrowed = filter !== 'all' || !!words;
  const isPlain = !isAll && groupId === undefined && !isNarrowed;

  const candidates = useMemo(() => {
    const everything = hidden.length > 0 ? [...entries, ...hidden] : entries;
    if (groupId !== undefined) return everything.filter(({ bookId }) => groupOf.get(bookId) === groupId);
    if (!isPlain) return everything;
    return groupOf.size === 0 ? entries : [...entries, ...hidden.filter(({ bookId }) => groupOf.has(bookId))];
  }, [entries, hidden, groupId, groupOf, isPlain]);

  return useMemo(() => {
    if (!isPlain) {
      const isShown = ({ bookId, title, author }: ShelfEntry): boolean =>
        isShownOnShelf({ title, author, percent: leftAt(bookId)?.percent }, { filter, words: words ?? '' });
      const books = isNarrowed ? candidates.filter(isShown) : candidates;
      return { books, groups: noGroups, loose: books };
    }
    const byGroup = new Map<string, ShelfEntry[]>();
    const loose = candidates.filter((book) => {
      const group = groupOf.get(book.bookId);
      if (group === undefined) return true;
      const books = byGroup.get(group);
      if (books) books.push(book);
      else byGroup.set(group, [book]);
      return false;
    });
    const filled = groups.flatMap((group) => {
      const books = byGroup.get(group.id);
      return books ? [{ group, books }] : [];
    });
    return { books: candidates, groups: filled, loose };
  }, [candidates, groups, groupOf, isPlain, isNarrowed, filter, words, leftAt]);
}
